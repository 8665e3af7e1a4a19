/** Markdown pages, which are those for developers. All other pages come from the rules. */

import { defineCollection } from 'astro:content';
import { docsLoader, i18nLoader } from '@astrojs/starlight/loaders';
import { docsSchema, i18nSchema } from '@astrojs/starlight/schema';
import { z } from 'astro/zod';

const link = z.object({ href: z.string(), label: z.string() });

/** Properties of pages for our own header, sidebar and footer. */
const extend = z.object({
  /** Slug of the rule set that the page belongs to. */
  system: z.string().optional(),
  /** Tab of the rule set. */
  tab: z.string().optional(),
  /** One line under the title. */
  lead: z.string().optional(),
  /** Breadcrumbs. */
  crumbs: z.array(link).optional(),
  before: link.optional(),
  after: link.optional(),
  /** Uses the full width, as catalogs and matrices do. */
  wide: z.boolean().optional(),
  /** The instrument of a calculator comes first: its title and its place share a line. */
  instrument: z.boolean().optional(),
});

export const collections = {
  docs: defineCollection({ loader: docsLoader(), schema: docsSchema({ extend }) }),
  // Empty: the texts of Starlight are not replaced. Without the collection a warning is printed for every process.
  i18n: defineCollection({ loader: i18nLoader(), schema: i18nSchema() }),
};
