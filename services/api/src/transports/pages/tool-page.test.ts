import { LANGUAGES } from '@rangefinder/rules';
import { expect, test } from 'vitest';
import { TOOLS, toolBar, toolHead, toolTitle } from './tool-page.js';

const tools = Object.values(TOOLS);

test.each(LANGUAGES)('the bar of each tool links to the start page, to the guide and to the other tool, in %s', (language) => {
  for (const tool of tools) {
    const bar = toolBar(tool, language);
    for (const href of [`/${language}/`, `/${language}/developers/`, ...tools.map(({ path }) => path)])
      expect(bar).toContain(`href="${href}"`);
    expect(bar).toContain(`href="${tool.path}" aria-current="page"`);
    expect(bar.match(/aria-current/g)).toHaveLength(1);
    expect(bar).toContain(`<h1 class="tool-name">${tool.name[language]}`);
  }
});

test.each(LANGUAGES)('title and description name the tool, in %s', (language) => {
  for (const tool of tools) {
    expect(toolTitle(tool, language)).toBe(`<title>${tool.name[language]} | Rangefinder</title>`);
    expect(toolHead(tool, language, '')).toContain(`content="${tool.about[language]}"`);
  }
});
