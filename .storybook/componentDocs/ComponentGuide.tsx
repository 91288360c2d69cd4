import {
  Canvas,
  Controls,
  Description,
  DocsContext,
  Markdown,
  Primary,
  Stories,
  Story,
  Title,
  useOf,
} from '@storybook/addon-docs/blocks'
import { use, useEffect, useState } from 'react'
import { facts } from 'virtual:component-facts'
import { ANNOUNCED, Announcements } from './Announcements.tsx'
import { getDocsHref, toSlug } from '../screensMap/screenStories.ts'
import { type Guide, parseGuide } from './parseGuide.ts'
import './componentDocs.css'

const guides = import.meta.glob<string>('../../packages/ui/src/**/*.guide.md', { query: '?raw', import: 'default' })

/** The docs page of a component: its guide, its props, what screen readers announce and the screens that use it. */
export function ComponentGuide() {
  const { preparedMeta } = useOf('meta', ['meta'])
  const { source, guide: path, importLine, screens } = facts[preparedMeta.title] ?? {}
  const guide = useGuide(path)
  // In the order of the file; `csfFile` sorts them by name.
  const stories = use(DocsContext).componentStories()
  const named = (name: string) => stories.find((story) => story.name === name)
  const announced = stories.find(({ tags }) => tags.includes('axe')) ?? stories[0]
  if (announced && new URLSearchParams(location.search).has(ANNOUNCED)) {
    return (
      <div data-announced>
        <Story of={announced.moduleExport} inline />
      </div>
    )
  }
  return (
    <>
      <Title />
      {guide ? <Markdown>{guide.summary}</Markdown> : <Description of="meta" />}
      <p className="docs-facts">
        {guide && (
          <>
            <span className={`docs-status docs-status-${guide.status}`}>{guide.status}</span> Reviewed{' '}
            <time dateTime={guide.reviewed}>{guide.reviewed}</time> ·{' '}
          </>
        )}
        {source !== undefined && <code>{source}</code>}
      </p>
      {importLine !== undefined && <pre className="docs-import">{importLine}</pre>}
      <Primary />
      {guide && (
        <>
          <Section title="Use it when" text={guide.sections['Use it when']} />
          <Section title="Don’t use it when" text={guide.sections['Don’t use it when']} />
          <h2>Do and don’t</h2>
          <div className="docs-pair">
            {(['Do', 'Don’t'] as const).map((name) => (
              <div key={name} className={name === 'Do' ? 'docs-do' : 'docs-dont'}>
                <Canvas of={named(name)?.moduleExport} sourceState="none" />
                <h3>{name}</h3>
                <Markdown>{guide.sections[name] ?? ''}</Markdown>
              </div>
            ))}
          </div>
          <Section title="Anatomy" text={guide.sections.Anatomy} />
          <Section title="Keyboard" text={guide.sections.Keyboard} />
          <Section title="Screen readers" text={guide.sections['Screen readers']} />
          <Announcements docsId={`${toSlug(preparedMeta.title)}--docs`} />
        </>
      )}
      <h2>Props</h2>
      <Controls />
      <h2>Screens that use it</h2>
      <UsedOn screens={screens ?? []} />
      <Stories />
    </>
  )
}

function Section({ title, text = '' }: { title: string; text: string | undefined }) {
  return (
    <>
      <h2>{title}</h2>
      <Markdown>{text}</Markdown>
    </>
  )
}

function UsedOn({ screens }: { screens: readonly string[] }) {
  if (screens.length === 0) return <p>None. Only other components use it.</p>
  return (
    <ul className="docs-columns">
      {screens.map((title) => (
        <li key={title}>
          <a href={getDocsHref(title)} target="_top">
            {title.replace('Screens/', '').replace('/', ' · ')}
          </a>
        </li>
      ))}
    </ul>
  )
}

/** The guide at a path of the repository; undefined while it loads or if there is none. */
function useGuide(path: string | undefined): Guide | undefined {
  const [guide, setGuide] = useState<Guide>()
  useEffect(() => {
    if (path === undefined) return
    void guides[`../../${path}`]?.().then((text) => setGuide(parseGuide(text)))
  }, [path])
  return guide
}
