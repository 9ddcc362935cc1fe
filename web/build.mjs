// Builds the page into dist/: one script and one style sheet with hashed names, and index.html that names them.
// `node build.mjs --watch` builds again whenever a source changes.
import { copyFile, mkdir, readFile, rm, writeFile } from "node:fs/promises";
import { basename } from "node:path";
import { fileURLToPath } from "node:url";
import { gzipSync } from "node:zlib";
import * as esbuild from "esbuild";

process.chdir(fileURLToPath(new URL(".", import.meta.url)));

/** Writes index.html with the names that the bundler gave to the script and the style sheet. */
const writeIndex = {
  name: "index",
  setup(build) {
    build.onEnd(async (result) => {
      if (result.errors.length > 0) return;
      const outputs = Object.entries(result.metafile.outputs);
      const named = (extension) =>
        basename(outputs.find(([name, output]) => output.entryPoint && name.endsWith(extension))?.[0] ?? "");
      const page = await readFile("index.html", "utf8");
      await writeFile(
        "dist/index.html",
        page.replace("{script}", `/assets/${named(".js")}`).replace("{style}", `/assets/${named(".css")}`),
      );
      await copyFile("assets/icon.svg", "dist/icon.svg");
    });
  },
};

/** Writes script and style sheet compressed, too: the server sends what the browser takes. */
const compress = {
  name: "compress",
  setup(build) {
    build.onEnd(async (result) => {
      const names = Object.keys(result.metafile?.outputs ?? {}).filter((name) => /\.(js|css)$/.test(name));
      for (const name of names) await writeFile(`${name}.gz`, gzipSync(await readFile(name), { level: 9 }));
    });
  },
};

const options = {
  entryPoints: ["src/main.ts", "src/style/main.css"],
  outdir: "dist/assets",
  entryNames: "[name]-[hash]",
  bundle: true,
  minify: true,
  sourcemap: "linked",
  target: "es2022",
  format: "esm",
  loader: { ".ftl": "text", ".svg": "dataurl" },
  metafile: true,
  logLevel: "warning",
  plugins: [writeIndex, compress],
};

await rm("dist", { recursive: true, force: true });
await mkdir("dist", { recursive: true });
if (process.argv.includes("--watch")) {
  await (await esbuild.context(options)).watch();
} else {
  const { metafile } = await esbuild.build(options);
  for (const [name, { bytes }] of Object.entries(metafile.outputs)) {
    if (!name.endsWith(".map")) console.log(`${name} ${Math.ceil(bytes / 1024)} KiB`);
  }
}
