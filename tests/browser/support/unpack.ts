/** Unpacks the browser that npm brought, and its libraries, into the temporary folder of this process. */
import chromium from '@sparticuz/chromium';

await chromium.executablePath();
