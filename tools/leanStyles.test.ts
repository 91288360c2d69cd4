import { parseSync } from 'oxc-parser'
import { expect, test } from 'vitest'
import { leanCss, withLeanCss } from './leanStyles.ts'

test.each([
  ['\n  display: grid;\n  gap: 4px;\n', 'display: grid;gap: 4px;'],
  ['\n  > * {\n    margin: 0;\n  }\n', '> * {margin: 0;}'],
  ['\n  /* Why: it\n     would else break. */\n  gap: 0;', 'gap: 0;'],
  ['\n  grid-template:\n    auto\n    / 1fr;\n', 'grid-template: auto / 1fr;'],
  ["content: ' a  b ';", "content: ' a  b ';"],
  ['\n  &:hover,\n  &:focus {\n    color: red;\n  }\n', '&:hover,&:focus {color: red;}'],
])('%j', (css, lean) => expect(leanCss(css).trim()).toBe(lean))

test('every way to write a style is found, inside of others too, and nothing else is touched', () => {
  const code = [
    'const words = `one\n  two`',
    'const A = styled.div`\n  color: red;\n  ${({ $is }) => $is && css`\n    top: 0;\n  `}\n`',
    'const B = styled(A).attrs({ id: 1 })`\n  top: 0;\n`',
    'const C = keyframes`\n  to {\n    top: 0;\n  }\n`',
    'const D = createGlobalStyle`\n  a {\n    top: 0;\n  }\n`',
    'const E = other`\n  top: 0;\n`',
  ].join('\n')
  const lean = withLeanCss(code, parseSync('a.js', code).program)
  expect(lean.split('\nconst ').map((line) => line.replace('const ', ''))).toEqual([
    'words = `one\n  two`',
    'A = styled.div` color: red;${({ $is }) => $is && css` top: 0;`} `',
    'B = styled(A).attrs({ id: 1 })` top: 0;`',
    'C = keyframes` to {top: 0;}`',
    'D = createGlobalStyle` a {top: 0;}`',
    'E = other`\n  top: 0;\n`',
  ])
})
