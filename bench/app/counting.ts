/** Our server with a counter before it: every byte of a body as it travels, whoever in the browser asked for it. */
import { createServer, request } from 'node:http';

export type Sent = { readonly path: string; readonly bytes: number; readonly endedAt: number };

export const countBytes = async (port: number): Promise<{ url: string; sent: Sent[]; close: () => void }> => {
  const sent: Sent[] = [];
  const server = createServer((question, answer) => {
    const asked = request(
      { port, host: '127.0.0.1', path: question.url, method: question.method, headers: question.headers },
      (reply) => {
        answer.writeHead(reply.statusCode ?? 502, reply.headers);
        let bytes = 0;
        reply.on('data', (part: Buffer) => {
          bytes += part.length;
        });
        reply.on('end', () => sent.push({ path: question.url ?? '', bytes, endedAt: Date.now() }));
        reply.pipe(answer);
      },
    );
    asked.on('error', () => answer.destroy());
    question.pipe(asked);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port: own } = Object(server.address());
  return { url: `http://127.0.0.1:${own}`, sent, close: () => server.close() };
};
