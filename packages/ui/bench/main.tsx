import { createElement, useState } from 'react'
import { createRoot } from 'react-dom/client'
import { ClockProvider } from '#providers/ClockProvider.tsx'
import { loadMessages } from '../src/i18n/loadMessages.ts'
import { LocaleAndThemeProvider } from '#providers/LocaleAndThemeProvider.tsx'
import '#theme/fonts.ts'
import { PagedTable } from './PagedTable.tsx'
import { VirtualizedTable } from './VirtualizedTable.tsx'

const List = new URLSearchParams(window.location.search).get('list') === 'windowed' ? VirtualizedTable : PagedTable

function Opened() {
  const [isOpen, setIsOpen] = useState(false)
  return isOpen ? (
    createElement(List)
  ) : (
    <button type="button" id="open" onClick={() => setIsOpen(true)}>
      Open
    </button>
  )
}

const messages = await loadMessages('en', ['common'])
createRoot(document.querySelector('#root')!).render(
  <LocaleAndThemeProvider language="en" messages={messages} scheme="light">
    <ClockProvider now={new Date('2026-11-18T09:00:00Z')}>
      <Opened />
    </ClockProvider>
  </LocaleAndThemeProvider>,
)
