import assert from "node:assert/strict";
import { readdir, readFile } from "node:fs/promises";
import { join } from "node:path";
import { test } from "tap";
import ts from "typescript";
import { parse } from "yaml";
import { neededConnections } from "../../src/foundation/db/pools.ts";
import { packageRoot } from "../../src/foundation/package.ts";
import { loadConfig } from "../../src/program/config/config.ts";
import { routeTable } from "../../src/server/http/contract.ts";

const folder = join(packageRoot, "deploy/kubernetes");

// biome-ignore lint/suspicious/noExplicitAny: a manifest, whose shape the first test checks
type Manifest = any;

const readText = (path: string): Promise<string> => readFile(join(packageRoot, path), "utf8");
const read = async (name: string): Promise<Manifest> => parse(await readText(`deploy/kubernetes/${name}`));

const modules: Readonly<Record<string, string>> = {
  "v1 ConfigMap": "core/v1",
  "v1 Service": "core/v1",
  "apps/v1 Deployment": "apps/v1",
  "batch/v1 Job": "batch/v1",
  "networking.k8s.io/v1 NetworkPolicy": "networking/v1",
  "policy/v1 PodDisruptionBudget": "policy/v1",
  "autoscaling/v2 HorizontalPodAutoscaler": "autoscaling/v2",
};

/** Checks manifests against Kubernetes' types. @returns the compiler's errors: unknown, missing and wrong fields */
const typeErrorsOf = (manifests: readonly Manifest[]): string[] => {
  const texts = new Map(
    manifests.map((manifest, index) => {
      const { apiVersion, kind } = manifest;
      const text = `import type { ${kind} } from "kubernetes-types/${modules[`${apiVersion} ${kind}`]}";
export const manifest: ${kind} = ${JSON.stringify(manifest)};`;
      return [join(packageRoot, `manifest${index}.ts`), text];
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
  const migration = await read("migration/job.yaml");
  const settings = await read("settings.yaml");
  const [pod, job] = [deployment.spec.template.spec, migration.spec.template.spec];
  const [container] = pod.containers;
  const { labels } = deployment.spec.template.metadata;
  // Throws if a key is not a setting of the service.
  const configured = loadConfig({ ...settings.data, ALLIANCE_DB__URL: "postgres://alliance@localhost/alliance" });

  await t.test("are all listed, and conform to Kubernetes' types", async () => {
    const entries = await readdir(folder, { withFileTypes: true });
    const files = entries
      .filter((entry) => entry.isFile() && entry.name !== "kustomization.yaml")
      .map(({ name }) => name);
    assert.deepEqual(kustomization.resources.toSorted(), files.toSorted());
    const invalid = { ...deployment, spec: { ...deployment.spec, replica: 2 } };
    const errors = typeErrorsOf([...(await Promise.all(files.map(read))), migration, invalid]);
    assert.equal(errors.length, 1, errors.join("\n"));
    assert.match(String(errors), /'"replica"' does not exist/);
  });

  await t.test("run the migration of the same release in a separate step", async () => {
    const migrationManifest = await read("migration/kustomization.yaml");
    assert.deepEqual(migrationManifest.resources, ["job.yaml"]);
    assert.deepEqual([migrationManifest.components, kustomization.components], [["../release"], ["release"]]);
    const [image] = (await read("release/kustomization.yaml")).images;
    for (const { containers } of [pod, job]) assert.equal(containers[0].image, image.name);
  });

  await t.test("open the documented number of connections, which Patroni's PostgreSQL allows", async () => {
    const { db, server } = configured;
    const perPod = neededConnections(server.workers, db);
    const { maxSurge } = deployment.spec.strategy.rollingUpdate;
    // A terminating pod is no longer counted, and is replaced at once.
    const terminatingPods = 1;
    const maxConnections = perPod * ((await read("autoscaler.yaml")).spec.maxReplicas + maxSurge + terminatingPods);
    const comment = await readText("deploy/kubernetes/autoscaler.yaml");
    assert.match(comment, new RegExp(`up to ${perPod} connections`));
    assert.match(comment, new RegExp(`database has to allow ${maxConnections} connections`));
    const patroni = parse(await readText("deploy/patroni/patroni.yml"));
    assert.ok(patroni.bootstrap.dcs.postgresql.parameters.max_connections > maxConnections + 10);
  });

  await t.test("are found by Prometheus, under the job name that alerts use", async () => {
    const [scraped] = parse(await readText("deploy/prometheus/kubernetes.yml")).scrape_configs;
    assert.equal(scraped.job_name, "alliance");
    const selected = Object.entries(labels).map(([name, value]) => `${name}=${value}`);
    assert.equal(scraped.kubernetes_sd_configs[0].selectors[0].label, selected.join(","));
    const [{ regex }] = scraped.relabel_configs;
    const port = container.ports.find(({ name }: { name: string }) => name === regex);
    assert.equal(port.containerPort, Number(settings.data.ALLIANCE_METRICS__ADDR.split(":")[1]));
  });

  await t.test("probe paths that the contract declares", async () => {
    const paths: string[] = Object.values(routeTable).map(({ path }) => path);
    for (const probe of ["startupProbe", "livenessProbe", "readinessProbe"])
      assert.ok(paths.includes(container[probe].httpGet.path), container[probe].httpGet.path);
  });

  await t.test("give a pod the time that it needs to shut down", async () => {
    const delay = Number(settings.data.ALLIANCE_SERVER__SHUTDOWN_DELAY);
    const { periodSeconds, failureThreshold } = container.readinessProbe;
    assert.ok(delay > periodSeconds * failureThreshold);
    assert.ok(pod.terminationGracePeriodSeconds > delay + 10);
  });

  await t.test("have selectors that match the pods", async () => {
    const { selector } = (await read("service.yaml")).spec;
    assert.deepEqual([selector, deployment.spec.selector.matchLabels], [labels, labels]);
    assert.deepEqual((await read("disruption.yaml")).spec.selector.matchLabels, labels);
    assert.notDeepEqual(migration.spec.template.metadata.labels, labels);
  });

  await t.test("open the service to all, and the metrics to Prometheus only", async () => {
    const { podSelector, policyTypes, ingress } = (await read("network.yaml")).spec;
    assert.deepEqual(podSelector.matchLabels, labels);
    assert.deepEqual(policyTypes, ["Ingress"]);
    const prometheus = {
      podSelector: { matchLabels: { "app.kubernetes.io/name": "prometheus" } },
      namespaceSelector: {},
    };
    assert.deepEqual(ingress, [{ ports: [{ port: "http" }] }, { ports: [{ port: "metrics" }], from: [prometheus] }]);
  });

  await t.test("require a bucket that all pods share", async () => {
    const { valueFrom } = container.env.find(({ name }: { name: string }) => name === "ALLIANCE_STORAGE__URL");
    assert.deepEqual(valueFrom, { secretKeyRef: { name: "alliance", key: "ALLIANCE_STORAGE__URL" } });
  });

  await t.test("limit memory to at least twice the request, plus the memory that a picture needs", async () => {
    const { requests, limits } = container.resources;
    const [, picture] = /in up to (\d+) MB of memory/.exec(await readText("docs/operations.md")) ?? [];
    const [, requested] = /^(\d+)Mi$/.exec(requests.memory) ?? [];
    const [, limit] = /^(\d+)Gi$/.exec(limits.memory) ?? [];
    assert.ok(Number(limit) * 1024 >= 2 * Number(requested) + Number(picture));
  });

  await t.test("give containers no privileges", async () => {
    for (const { securityContext, containers } of [pod, job]) {
      assert.equal(securityContext.runAsNonRoot, true);
      for (const { securityContext: context } of containers)
        assert.deepEqual(context, {
          allowPrivilegeEscalation: false,
          readOnlyRootFilesystem: true,
          capabilities: { drop: ["ALL"] },
        });
    }
  });
});

test("the compose file sets only existing settings", async () => {
  const { services } = parse(await readText("deploy/compose.yaml"));
  const environment: Record<string, string> = services.alliance.environment;
  const filled = Object.fromEntries(
    Object.entries(environment).map(([name, value]) => [name, value.replace(/\$\{\w+:(?:-(.*?)|\?.*?)\}/g, "$1")]),
  );
  const { db, server } = loadConfig(filled);
  assert.match(String(db.url), /@postgres\/alliance$/);
  assert.equal(server.base_url, "http://localhost:3000");
});
