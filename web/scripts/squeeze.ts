// Every file of the page that can be made smaller lies beside itself as .br and .gz: the server has nothing to do but to choose.
import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { brotliCompressSync, constants, gzipSync } from 'node:zlib'
import type { Plugin } from 'vite'

const worth = /\.(js|css|svg|html|json|webmanifest|txt)$/
const least = 500 // bytes; what is smaller goes into one packet anyway

export function squeeze(): Plugin {
  let folder = ''
  return {
    name: 'squeeze',
    apply: 'build',
    configResolved: (config) => void (folder = join(config.root, config.build.outDir)),
    closeBundle() {
      for (const name of readdirSync(folder, { recursive: true, encoding: 'utf8' })) {
        if (!worth.test(name)) continue
        const file = join(folder, name)
        const content = readFileSync(file)
        if (content.length < least) continue
        writeFileSync(`${file}.br`, brotliCompressSync(content, { params: { [constants.BROTLI_PARAM_SIZE_HINT]: content.length } }))
        writeFileSync(`${file}.gz`, gzipSync(content, { level: 9 }))
      }
    },
  }
}
