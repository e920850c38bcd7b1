# Chronik for a club: the service with its page, in one image. The rules are compiled when it is built.
FROM python:3.12-slim AS build
WORKDIR /build
COPY . .
RUN pip install --no-cache-dir build && python -m build --wheel --outdir /wheels

FROM python:3.12-slim
RUN useradd --create-home --uid 1000 chronik
COPY --from=build /wheels /wheels
RUN pip install --no-cache-dir "$(echo /wheels/chronik-*.whl)[postgres]" && rm -r /wheels
USER chronik
ENV CHRONIK_CACHE=/home/chronik/rules
RUN python -m chronik.server.work.compiling && mkdir /home/chronik/data
VOLUME /home/chronik/data
EXPOSE 8765
HEALTHCHECK --interval=30s --start-period=30s \
    CMD python -c "import urllib.request; urllib.request.urlopen('http://127.0.0.1:8765/healthz', timeout=5)"
# Behind a proxy: say which addresses it has with --trusted.
CMD ["chronik", "serve", "--host", "0.0.0.0", "--port", "8765", "--data", "/home/chronik/data", "--log", "info"]
