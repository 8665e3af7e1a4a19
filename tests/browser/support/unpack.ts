/** Unpacks the browser from npm and its libraries into the temporary folder of this process. */
import chromium from '@sparticuz/chromium';

await chromium.executablePath();
