FROM node:20.19.5-bookworm-slim AS build
WORKDIR /app
COPY package.json package-lock.json .npmrc ./
RUN npm ci
COPY . .
RUN npm run build && node tools/compress.mjs dist/frontend && npm prune --omit=dev

FROM node:20.19.5-bookworm-slim AS server
ENV NODE_ENV=production TZ=UTC
WORKDIR /app
COPY --from=build /app/package.json ./
COPY --from=build /app/node_modules ./node_modules
COPY --from=build /app/dist ./dist
COPY --from=build /app/openapi ./openapi
COPY --from=build /app/backend/src/address-book/localities/*.csv ./backend/src/address-book/localities/
RUN mkdir /data && chown node:node /data
USER node
CMD ["node", "dist/backend/src/main.js"]

FROM caddy:2.10.2-alpine AS web
COPY deploy/Caddyfile /etc/caddy/Caddyfile
COPY --from=build /app/dist/frontend /srv
