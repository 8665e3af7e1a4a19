/** The first figures of a calculator's answer, as its page shows them. The service asks for them to draw share images. */
import { systems } from '@rangefinder/rules';
import { describe } from '@rangefinder/widgets/describe';
import { summaryFigures } from '@rangefinder/widgets/read';
import type { APIRoute } from 'astro';

export const prerender = false;

export const GET: APIRoute = ({ locals: { calculatorAnswer } }) => {
  const { system, calculator: name, answer, language } = calculatorAnswer ?? {};
  const calculator = systems.find(({ slug }) => slug === system)?.calculators.find((one) => one.name === name);
  if (!calculator || !answer || !language) return new Response(null, { status: 404 });
  return Response.json(summaryFigures(describe(calculator), answer, language));
};
