import { execFile } from "node:child_process";
import { mkdir, mkdtemp, readdir, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { promisify } from "node:util";
import { packExtension } from "@anthropic-ai/mcpb";
import { bundleManifest } from "./mcpb-manifest.ts";

const call = promisify(execFile);
const ROOT = fileURLToPath(new URL("../", import.meta.url));

/** The tarball of the package, unpacked with its production dependencies beside a manifest, in one file for MCP clients. */
export async function buildBundle(tarball: string, out: string): Promise<void> {
  const stage = await mkdtemp(join(tmpdir(), "subterminator-mcpb-"));
  try {
    const server = join(stage, "server");
    await mkdir(server);
    await call("tar", ["-xzf", tarball, "--strip-components=1", "-C", server]);
    // Postgres, telemetry and S3 are for many machines; a client's own machine needs none of it.
    const flags = ["--omit=dev", "--omit=optional", "--omit=peer", "--ignore-scripts"];
    await call("npm", ["install", ...flags, "--no-audit", "--no-fund", "--no-package-lock"], {
      cwd: server,
    });
    await writeFile(join(stage, "manifest.json"), `${JSON.stringify(bundleManifest, null, 2)}\n`);
    if (!(await packExtension({ extensionPath: stage, outputPath: out, silent: true })))
      throw new Error("The bundle could not be packed: its manifest is not valid.");
  } finally {
    await rm(stage, { recursive: true, force: true });
  }
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const work = await mkdtemp(join(tmpdir(), "subterminator-pack-"));
  try {
    await call("npm", ["pack", "--ignore-scripts", "--pack-destination", work], { cwd: ROOT });
    const tarball = (await readdir(work)).find((name) => name.endsWith(".tgz")) ?? "";
    const out = join(ROOT, `subterminator-${bundleManifest.version}.mcpb`);
    await buildBundle(join(work, tarball), out);
    console.log(`✓ ${out}`);
  } finally {
    await rm(work, { recursive: true, force: true });
  }
}
