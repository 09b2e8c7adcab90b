# The whole site in one image: pages, functions and the staff commands.
# The pages carry their public address, so it is given when the image is built:
#   docker build --build-arg SITE_URL=https://circleurban.example --tag circle-website .

FROM node:26.10.0-bookworm-slim AS build
WORKDIR /site
COPY package.json package-lock.json .npmrc ./
RUN npm ci --include=dev
COPY . .
ARG SITE_URL=http://localhost:3000
ARG VITE_FUNCTIONS_URL=
ARG VITE_FUNCTIONS_KEY=
ARG VITE_VOLUNTEER_DELIVERY=
RUN npm run build
RUN npm prune --omit=dev

FROM node:26.10.0-bookworm-slim
ENV NODE_ENV=production HOST=0.0.0.0 PORT=3000 DATA_DIR=/data
WORKDIR /site
COPY --from=build /site/package.json ./package.json
COPY --from=build /site/node_modules ./node_modules
COPY --from=build /site/rules ./rules
COPY --from=build /site/content ./content
COPY --from=build /site/backend ./backend
COPY --from=build /site/hosts ./hosts
COPY --from=build /site/build ./build
# The only place it writes to: the rest may be mounted read-only.
RUN mkdir /data && chown node:node /data
VOLUME /data
USER node
EXPOSE 3000
HEALTHCHECK --interval=30s --timeout=5s --start-period=30s --retries=3 \
  CMD ["node", "-e", "fetch(`http://127.0.0.1:${process.env.PORT}/healthz`).then((answer) => process.exit(answer.ok ? 0 : 1), () => process.exit(1))"]
CMD ["node", "hosts/node/main.ts"]
