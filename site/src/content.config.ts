/** Pages that are written as Markdown: those for developers. Everything else is drawn from the rules. */

import { defineCollection } from 'astro:content';
import { docsLoader, i18nLoader } from '@astrojs/starlight/loaders';
import { docsSchema, i18nSchema } from '@astrojs/starlight/schema';
import { z } from 'astro/zod';

const link = z.object({ href: z.string(), label: z.string() });

/** What our own header, sidebar and footer need to know of a page. */
const extend = z.object({
  /** Slug of the rule set that the page belongs to. */
  system: z.string().optional(),
  /** Which tab of the rule set it is. */
  tab: z.string().optional(),
  /** One line under the title. */
  lead: z.string().optional(),
  /** What stands above the title. */
  crumbs: z.array(link).optional(),
  before: link.optional(),
  after: link.optional(),
  /** Uses the whole width: catalogs, matrices. */
  wide: z.boolean().optional(),
});

export const collections = {
  docs: defineCollection({ loader: docsLoader(), schema: docsSchema({ extend }) }),
  // Empty: the texts of Starlight are not replaced. Without the collection a warning is printed for every process.
  i18n: defineCollection({ loader: i18nLoader(), schema: i18nSchema() }),
};
