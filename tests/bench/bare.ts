/** The minimal Express service, a route that reads and writes JSON: the baseline of the measurements. */
import express from 'express';

const ANSWER = {
  data: {
    alphaStrike: {
      targetNumber: {
        target: 7,
        chance: { fraction: '7/12', decimal: 7 / 12 },
        summary: 'Target number 7 on 2D6, odds 7/12 (58.3%): skill 3.',
        steps: [],
      },
    },
  },
};

const app = express();
app.disable('x-powered-by');
app.post('/graphql', express.json(), (_, response) => void response.json(ANSWER));
app.get('/graphql', (_, response) => void response.json(ANSWER));
const server = app.listen(Number(process.env.PORT), '127.0.0.1');
process.on('SIGTERM', () => server.close(() => process.exit(0)));
