/** Share images as PNG. */
import { type ShareSubject, shareImageSvg } from '@rangefinder/cards';
import { Resvg } from '@resvg/resvg-js';
import { METRICS, RENDER_OPTIONS } from './text-metrics.js';

/** The share image of a subject as PNG. Takes about 50 milliseconds: for worker threads. */
export const renderShareImage = (subject: ShareSubject): Uint8Array =>
  new Resvg(shareImageSvg(subject, METRICS), RENDER_OPTIONS).render().asPng();
