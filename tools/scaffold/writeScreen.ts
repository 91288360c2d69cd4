import type { NewScreen } from './readNewScreen.ts'
import { callbackOf, formNameOf, writeFormFiles } from './writeForm.ts'
import { writeStories } from './writeStories.ts'
import { LOADING_TEXT, createLabelOf, writeImports, writeTable } from './writeTable.ts'
import { lowerFirst } from './text.ts'

/** The UI files of a screen, by name. */
export function writeScreenFiles(screen: NewScreen): Record<string, string> {
  const { name, form } = screen
  return {
    [`${name}Screen.tsx`]: writeScreen(screen),
    [`${name}Table.tsx`]: writeTable(screen),
    [`${name}Screen.stories.tsx`]: writeStories(screen),
    ...(form && writeFormFiles(screen, form)),
  }
}

/** The texts of sources: those of Lingui’s macros. */
export function findTexts(sources: readonly string[]): string[] {
  return sources.flatMap((source) => [...source.matchAll(/\b(?:t|msg)`([^`]+)`/g)].map(([, text = '']) => text))
}

function writeScreen(screen: NewScreen): string {
  const { name, title, key, form, list } = screen
  const callback = form && callbackOf(form)
  const component = formNameOf(screen)
  const imports = writeImports({
    '@lingui/react/macro': ['useLingui'],
    ...(form && {
      react: ['useState'],
      '#components/Button/Button.tsx': ['Button'],
      '#components/Dialog/Dialog.tsx': ['Dialog'],
    }),
    '#components/RemoteView/RemoteView.tsx': ['RemoteView'],
    '#components/Skeleton/Skeleton.tsx': ['TableLoading'],
    '#layouts/Page/Page.tsx': ['Page', 'PageHeader'],
    [`./${name}Table.tsx`]: [`${name}Table`],
    ...(form && {
      [`./${component}.tsx`]: [component],
    }),
  })
  const label = `{t\`${createLabelOf(screen)}\`}`
  const header = form
    ? `<PageHeader
        title={t\`${title}\`}
        actions={
          <Button variant="primary" onPress={onCreate}>
            ${label}
          </Button>
        }
      />`
    : `<PageHeader title={t\`${title}\`} />`
  const dialog = form
    ? `
      <Dialog title=${label} isOpen={isCreating} onOpenChange={setIsCreating}>
        <${component} ${callback}={${callback}} onDone={() => setIsCreating(false)} />
      </Dialog>`
    : ''
  return `import type { ${list.row} } from '@maktab/contract/schema'
import type { TableStateProps } from '#components/DataTable/Column.ts'
import type { Remote } from '#remote.ts'
${form ? `import type { SubmitResult } from '#submitResult.ts'\nimport type { ${list.row}Draft } from './${lowerFirst(list.row)}.schema.ts'\n` : ''}${imports}
type ${name}ScreenProps = {
  ${key}: Remote<${list.row}[]>${form ? `\n  ${callback}: (draft: ${list.row}Draft) => Promise<SubmitResult>` : ''}
  table?: TableStateProps
}

/** The list${form ? ', with a form in a dialog' : ''}. */
export function ${name}Screen({ ${key}, ${form ? `${callback}, ` : ''}table }: ${name}ScreenProps) {
  const { t } = useLingui()
${form ? '  const [isCreating, setIsCreating] = useState(false)\n  const onCreate = () => setIsCreating(true)\n' : ''}  return (
    <Page>
      ${header}
      <RemoteView
        remote={${key}}
        loading={<TableLoading label={t\`${LOADING_TEXT}\`} rows={5} columns={${list.columns.length}} />}
      >
        {(ready) => <${name}Table ${key}={ready} table={table}${form ? ' onCreate={onCreate}' : ''} />}
      </RemoteView>${dialog}
    </Page>
  )
}
`
}
