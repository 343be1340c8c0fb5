import { spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { parseAllDocuments } from 'yaml';
import worker from '../../deploy/worker/worker.ts';

/** The recipes in deploy/: that they can be read, that their parts name each other rightly, and that the Worker answers. */
const textOf = (name: string): string => readFileSync(join('deploy', name), 'utf8');

const documentsOf = (name: string) =>
  parseAllDocuments(textOf(name)).map((document) => {
    expect(document.errors).toEqual([]);
    return document;
  });

describe('kubernetes', () => {
  const documents = documentsOf('kubernetes/tessera.yaml');
  const of = (kind: string) => documents.find((document) => document.get('kind') === kind);

  it('has the four parts, each of them named', () => {
    expect(documents.map((document) => document.get('kind'))).toEqual([
      'Deployment',
      'Service',
      'HorizontalPodAutoscaler',
      'PodDisruptionBudget',
    ]);
    for (const document of documents) {
      expect(document.get('apiVersion')).toMatch(/^(apps|autoscaling|policy)?\/?v\d$/);
      expect(document.getIn(['metadata', 'name'])).toBe('tessera');
    }
  });

  it('selects the pods that the deployment makes, and speaks to a port they have', () => {
    const label = of('Deployment')?.getIn(['spec', 'template', 'metadata', 'labels', 'app']);
    expect(of('Deployment')?.getIn(['spec', 'selector', 'matchLabels', 'app'])).toBe(label);
    expect(of('Service')?.getIn(['spec', 'selector', 'app'])).toBe(label);
    expect(of('PodDisruptionBudget')?.getIn(['spec', 'selector', 'matchLabels', 'app'])).toBe(label);
    expect(of('HorizontalPodAutoscaler')?.getIn(['spec', 'scaleTargetRef', 'name'])).toBe('tessera');
    const container = ['spec', 'template', 'spec', 'containers', 0];
    const port = of('Deployment')?.getIn([...container, 'ports', 0, 'name']);
    expect(of('Service')?.getIn(['spec', 'ports', 0, 'targetPort'])).toBe(port);
    for (const probe of ['startupProbe', 'readinessProbe']) {
      expect(of('Deployment')?.getIn([...container, probe, 'httpGet', 'path'])).toBe('/healthz');
    }
  });
});

describe('compose', () => {
  it('starts the servers that nginx asks', () => {
    const [compose] = documentsOf('compose.yaml');
    const servers = [...textOf('nginx.conf').matchAll(/server (tessera-\d):8080/g)].map((found) => found[1]);
    expect(servers).toHaveLength(2);
    for (const name of servers) expect(compose?.hasIn(['services', name])).toBe(true);
    expect(existsSync(join('deploy', String(compose?.getIn(['x-tessera', 'build', 'dockerfile'])).slice(7)))).toBe(
      true,
    );
  });
});

describe('the image', () => {
  it('copies files that exist', () => {
    const copies = [...textOf('Dockerfile').matchAll(/^COPY (?!--from)(.+) \S+$/gm)].flatMap(
      (found) => found[1]?.split(' ') ?? [],
    );
    expect(copies.length).toBeGreaterThan(2);
    for (const file of copies) expect(existsSync(file), file).toBe(true);
  });
});

const NGINX = '/usr/sbin/nginx';

describe('nginx', () => {
  it.skipIf(!existsSync(NGINX))('reads its settings', () => {
    const folder = mkdtempSync(join(tmpdir(), 'tessera-nginx-'));
    // The names of the servers exist inside compose only.
    const settings = textOf('nginx.conf').replace(/tessera-\d:8080/g, '127.0.0.1:8080');
    const paths = `pid ${folder}/pid; error_log ${folder}/log;`;
    writeFileSync(join(folder, 'nginx.conf'), `${paths} events {} http { access_log off; ${settings} }`);
    const { status, stderr } = spawnSync(NGINX, ['-t', '-p', folder, '-c', join(folder, 'nginx.conf')], {
      encoding: 'utf8',
    });
    expect(stderr).toContain('syntax is ok');
    expect(status).toBe(0);
    rmSync(folder, { recursive: true });
  });
});

describe('the Worker', () => {
  const asked: string[] = [];
  const assets = {
    fetch: async (request: Request): Promise<Response> => {
      const { pathname } = new URL(request.url);
      asked.push(pathname);
      const file = join('public', pathname);
      return pathname.startsWith('/data/') ? new Response(readFileSync(file)) : new Response('the page');
    },
  };
  const ask = (path: string) => worker.fetch(new Request(`https://map.example${path}`), { ASSETS: assets });

  it('answers the interface and leaves everything else to the files', async () => {
    const answer = await ask('/v3/convert-to-3wa?coordinates=51.52,-0.19&key=any');
    expect(answer.status).toBe(200);
    expect(await answer.json()).toMatchObject({
      country: 'GB',
      map: expect.stringMatching(/^https:\/\/map\.example\//),
    });
    expect((await ask('/v3/convert-to-3wa?coordinates=51.52,-0.19')).status).toBe(401);
    expect(await (await ask('/')).text()).toBe('the page');
    expect(await (await ask('/docs')).text()).toBe('the page');
  });

  it('is asked first for every path of the interface, and only for those', () => {
    const settings: unknown = JSON.parse(textOf('worker/wrangler.jsonc').replace(/^\s*\/\/.*$/gm, ''));
    const { main, assets: files } = Object(settings);
    expect(existsSync(join('deploy/worker', main))).toBe(true);
    expect(files.run_worker_first).toEqual(expect.arrayContaining(['/v2/*', '/v3/*', '/openapi.json']));
    expect(files.run_worker_first).not.toContain('/docs*');
  });
});
