/** GraphiQL with example queries, served by this host. It loads nothing from other hosts. */
import type { Language } from '@rangefinder/rules';
import { Router } from 'express';
import { type RuruClientConfig, ruruHTML } from 'ruru/server';
import { serveStatic } from 'ruru/static';
import { requestContextOf } from '../../context/request-context.js';
import { toolHeaders } from './page-headers.js';
import { BAR_HEIGHT, TOOLS, toolBar, toolHead, toolTitle } from './tool-page.js';

const STATIC_PATH = '/graphiql/static/';

const EXAMPLES = `# Put the cursor into a question and press Ctrl+Enter. Every type, field and argument is described on the left.

# What do I need to hit? Target number, exact odds, every step with its rule.
query TargetNumber {
  alphaStrike {
    targetNumber(skill: 3, inches: 2, targetMoved: JUMPED, tmm: 2, partialCover: true) {
      target
      chance { fraction decimal }
      summary
      steps { label value text rule { id title url } }
    }
  }
}

# The same in Russian.
query TargetNumberInRussian {
  alphaStrike(lang: ru) {
    targetNumber(skill: 3, inches: 2, targetMoved: JUMPED, tmm: 2, partialCover: true) { target summary }
  }
}

# 5150: three dice of an assault rifle at two targets.
query Burst {
  fiftyOneFifty {
    shoot(rep: 4, weapon: "assault-rifle", inches: 20, targets: [{ dice: 2, armor: "light" }, { dice: 1, cover: true }]) {
      summary
      targets { worst { result chance { fraction } } }
    }
  }
}

# Any dice expression.
query Dice {
  dice(expression: "3d6kh2") { mean outcomes { value chance { fraction decimal } } }
}

# Units of the catalog.
query Units {
  units(filter: { system: "alpha-strike" }, orderBy: { by: COST, direction: DESC }, first: 5) {
    totalCount
    nodes { id name cost abilities stats { ... on AlphaStrikeStats { move damage armor structure } } }
    pageInfo { endCursor hasNextPage }
  }
}
`;

/** Stacks the panes below the bar on a phone. The author is named in the bar. Line numbers and comments are too dark on dark. */
const STYLE = `<style>
#ruru-root { height: calc(100dvh - ${BAR_HEIGHT}); min-height: 26rem; position: relative; overflow: clip; }
.graphiql-container { --font-family: var(--typeface, system-ui), sans-serif; }
.graphiql-container :is(.graphiql-logo, .graphiql-footer) { display: none; }
.graphiql-container .monaco-editor.vs-dark .line-numbers { color: #b3b3ac !important; }
.graphiql-container .monaco-editor.vs-dark .mtk8 { color: #8fbf7a; }
@media (max-width: 48rem) {
  #graphiql-session { flex-direction: column; }
  .graphiql-container .graphiql-sessions { margin-left: 0; }
  #graphiql-session > .graphiql-horizontal-drag-bar { display: none; }
  #graphiql-session > * { min-height: 12rem; }
}
</style>`;

/** The editor follows the theme of the page. */
const FORCED_THEME = `<script>RURU_CONFIG.forcedTheme = document.documentElement.dataset.theme;</script>`;

const pageIn = (language: Language, query: unknown, typeface: string): string => {
  const clientConfig = { defaultQuery: EXAMPLES, ...(typeof query === 'string' && { initialQuery: query }) } as RuruClientConfig;
  const { graphiql: tool } = TOOLS;
  return ruruHTML({
    staticPath: STATIC_PATH,
    endpoint: '/graphql',
    clientConfig,
    htmlParts: {
      titleTag: toolTitle(tool, language),
      styleTags: (theirs) => theirs + toolHead(tool, language, typeface) + STYLE,
      configScript: (theirs) => theirs + FORCED_THEME,
      bodyContent: (theirs) => `${toolBar(tool, language)}<main>${theirs}</main>`,
    },
  });
};

/**
 * The page at `/graphiql`; a link may contain `?query=`.
 * @param typeface link to the typeface of the site
 */
export function graphiql(typeface: string): Router {
  const router = Router();
  const files = serveStatic(STATIC_PATH);
  // Without source maps: the first request for one would load all of them, 10 MB.
  const isServed = (path: string): boolean => path.startsWith(STATIC_PATH) && !path.endsWith('.map');
  router.use((request, response, next) => (isServed(request.path) ? files(request, response, next) : next()));
  router.get('/graphiql', (request, response) => {
    const page = pageIn(requestContextOf(response).language, request.query.query, typeface);
    response.vary('Accept-Language').set(toolHeaders(request.path, page)).type('html').send(page);
  });
  return router;
}
