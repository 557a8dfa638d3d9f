#!/usr/bin/env node
// The part of curl that our documents use, for machines without it: -s -N -X -H -d -o and one URL.
import { readFileSync, writeFileSync } from 'node:fs';

const headers = {};
let [method, body, file, url] = ['', undefined, undefined, ''];
const args = process.argv.slice(2);
while (args.length > 0) {
  const arg = args.shift();
  if (arg === '-X') method = args.shift();
  else if (arg === '-d') body = args.shift();
  else if (arg === '-o') file = args.shift();
  else if (arg === '-H') {
    const [, name, value] = /^([^:]+): (.*)$/.exec(args.shift());
    headers[name] = value;
  } else if (!/^-[sN]+$/.test(arg)) url = arg;
}
method ||= body === undefined ? 'GET' : 'POST';
if (body?.startsWith('@')) body = readFileSync(body.slice(1));
const response = await fetch(url, { method, headers, body });
const bytes = Buffer.from(await response.arrayBuffer());
if (file === undefined) process.stdout.write(bytes);
else writeFileSync(file, bytes);
