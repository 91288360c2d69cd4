import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { readSources } from '../repoChecks/sources.ts'
import { root } from '../run.ts'
import { formatSpecCoverage, parseProofs } from './coverage.ts'
import { readSpecification } from './specification.ts'

const file = join('coverage', 'spec-coverage.md')
const proofs = readSources().flatMap((source) => parseProofs(source).proofs)
mkdirSync(join(root, 'coverage'), { recursive: true })
writeFileSync(join(root, file), formatSpecCoverage(readSpecification(), proofs))
console.log(`Wrote ${file}`)
