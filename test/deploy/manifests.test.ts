import assert from "node:assert/strict";
import { readdir, readFile } from "node:fs/promises";
import { join } from "node:path";
import { test } from "tap";
import ts from "typescript";
import { parse } from "yaml";
import { operationTable } from "../../generated/contract.ts";
import { loadConfig } from "../../src/config.ts";
import { packageRoot } from "../../src/package.ts";

const folder = join(packageRoot, "deploy/kubernetes");

// biome-ignore lint/suspicious/noExplicitAny: a manifest, whose shape the first test checks
type Manifest = any;

const read = async (name: string): Promise<Manifest> => parse(await readFile(join(folder, name), "utf8"));

/** Where `kubernetes-types` describes each kind. */
const modules: Readonly<Record<string, string>> = {
  "v1 ConfigMap": "core/v1",
  "v1 Service": "core/v1",
  "apps/v1 Deployment": "apps/v1",
  "batch/v1 Job": "batch/v1",
  "policy/v1 PodDisruptionBudget": "policy/v1",
  "autoscaling/v2 HorizontalPodAutoscaler": "autoscaling/v2",
};

/** What the compiler says of manifests as values of Kubernetes' own types: unknown, missing and wrong fields. */
const faultsOf = (manifests: readonly Manifest[]): string[] => {
  const texts = new Map(
    manifests.map((manifest, at) => {
      const { apiVersion, kind } = manifest;
      const text = `import type { ${kind} } from "kubernetes-types/${modules[`${apiVersion} ${kind}`]}";
export const manifest: ${kind} = ${JSON.stringify(manifest)};`;
      return [join(packageRoot, `manifest${at}.ts`), text];
    }),
  );
  const options: ts.CompilerOptions = {
    strict: true,
    noEmit: true,
    types: [],
    module: ts.ModuleKind.ESNext,
    moduleResolution: ts.ModuleResolutionKind.Node10,
  };
  const host = ts.createCompilerHost(options);
  const { getSourceFile } = host;
  host.getSourceFile = (name, ...rest) => {
    const text = texts.get(name);
    return text === undefined ? getSourceFile(name, ...rest) : ts.createSourceFile(name, text, ts.ScriptTarget.ES2022);
  };
  return ts
    .getPreEmitDiagnostics(ts.createProgram([...texts.keys()], options, host))
    .map(({ messageText }) => ts.flattenDiagnosticMessageText(messageText, "\n"));
};

test("the Kubernetes manifests", async (t) => {
  const kustomization = await read("kustomization.yaml");
  const deployment = await read("deployment.yaml");
  const migration = await read("migration.yaml");
  const settings = await read("settings.yaml");
  const [pod, job] = [deployment.spec.template.spec, migration.spec.template.spec];
  const [container] = pod.containers;

  await t.test("are all listed, and are what Kubernetes' types say", async () => {
    const files = (await readdir(folder)).filter((name) => name !== "kustomization.yaml");
    assert.deepEqual(kustomization.resources.toSorted(), files.toSorted());
    const wrong = { ...deployment, spec: { ...deployment.spec, replica: 2 } };
    const faults = faultsOf([...(await Promise.all(files.map(read))), wrong]);
    assert.equal(faults.length, 1, faults.join("\n"));
    assert.match(String(faults), /'"replica"' does not exist/);
  });

  await t.test("set only what there is to set", async () => {
    const config = loadConfig({ ...settings.data, ALLIANCE_DB__URL: "postgres://alliance@localhost/alliance" });
    assert.equal(config.server.base_url, "https://alliance.example.org");
  });

  await t.test("ask addresses of the contract", async () => {
    const paths: string[] = Object.values(operationTable).map(({ path }) => path);
    for (const probe of ["startupProbe", "livenessProbe", "readinessProbe"])
      assert.ok(paths.includes(container[probe].httpGet.path), container[probe].httpGet.path);
  });

  await t.test("give a pod the time that it takes to end", async () => {
    const delay = Number(settings.data.ALLIANCE_SERVER__SHUTDOWN_DELAY);
    const { periodSeconds, failureThreshold } = container.readinessProbe;
    assert.ok(delay > periodSeconds * failureThreshold);
    assert.ok(pod.terminationGracePeriodSeconds > delay + 10);
  });

  await t.test("let what selects find the pods", async () => {
    const { labels } = deployment.spec.template.metadata;
    const { selector } = (await read("service.yaml")).spec;
    assert.deepEqual([selector, deployment.spec.selector.matchLabels], [labels, labels]);
    assert.deepEqual((await read("disruption.yaml")).spec.selector.matchLabels, labels);
    assert.notDeepEqual(migration.spec.template.metadata.labels, labels);
  });

  await t.test("give no container a privilege", async () => {
    for (const { securityContext, containers } of [pod, job]) {
      assert.equal(securityContext.runAsNonRoot, true);
      for (const { securityContext: own } of containers)
        assert.deepEqual(own, {
          allowPrivilegeEscalation: false,
          readOnlyRootFilesystem: true,
          capabilities: { drop: ["ALL"] },
        });
    }
  });
});

test("the compose file sets only what there is to set", async () => {
  const { services } = parse(await readFile(join(packageRoot, "deploy/compose.yaml"), "utf8"));
  const environment: Record<string, string> = services.alliance.environment;
  const filled = Object.fromEntries(
    Object.entries(environment).map(([name, value]) => [name, value.replace(/\$\{\w+:(?:-(.*?)|\?.*?)\}/g, "$1")]),
  );
  const { db, server } = loadConfig(filled);
  assert.match(String(db.url), /@postgres\/alliance$/);
  assert.equal(server.base_url, "http://127.0.0.1:3000");
});
