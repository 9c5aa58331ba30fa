// Writes src/protocol.ts from the server's own description of its messages (docs/protocol.md); with --check, only compares.
import { spawnSync } from 'node:child_process'
import { readFileSync, writeFileSync } from 'node:fs'
import { compile } from 'json-schema-to-typescript'

const python = process.env.PYTHON ?? '../.venv/bin/python'
const run = spawnSync(python, ['-c', 'from tischlein.server.app import describe; print(describe())'], {
  encoding: 'utf8',
  env: { ...process.env, PYTHONPATH: '../src' },
})
if (run.status !== 0) throw new Error(run.stderr || String(run.error))

const schema = JSON.parse(run.stdout, (_, value) => {
  // An object without named properties holds what only the game knows.
  if (value?.type === 'object' && !value.properties && value.additionalProperties === undefined) value.additionalProperties = true
  return value
})
// The schema is only definitions; a type that names them all makes each of them appear.
const names = Object.keys(schema.$defs)
const all = {
  ...schema,
  title: 'Protocol',
  type: 'object',
  additionalProperties: false,
  required: names,
  properties: Object.fromEntries(names.map((name) => [name, { $ref: `#/$defs/${name}` }])),
}
const banner = '// Made by `npm run types` from the messages of the server; do not edit.'
const text = await compile(all, 'Protocol', { bannerComment: banner, additionalProperties: false, ignoreMinAndMaxItems: true })
if (!process.argv.includes('--check')) writeFileSync('src/protocol.ts', text)
else if (readFileSync('src/protocol.ts', 'utf8') !== text) {
  console.error('src/protocol.ts does not fit the messages of the server: npm run types')
  process.exit(1)
}
