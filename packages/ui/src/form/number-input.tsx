import { type Language, useLanguage } from '@sanguine/ui/platform'
import { type KeyboardEvent, useState } from 'react'
import { TextInput, type TextInputProps } from './controls'
import { editedNumber, parseNumber } from './number-text'

/** The value of a number input: a number, null if it is empty, or the typed text if that is not a number. */
export type NumberInputValue = number | string | null

export interface NumberInputProps
  extends Omit<TextInputProps, 'type' | 'inputMode' | 'role' | 'value' | 'defaultValue' | 'onChange' | 'min' | 'max'> {
  readonly value: NumberInputValue | undefined
  readonly onValueChange: (value: NumberInputValue) => void
  /** the lowest value that the arrow keys reach; the form validates */
  readonly min?: number | undefined
  readonly max?: number | undefined
  /** default true; false allows fractions */
  readonly isWhole?: boolean | undefined
}

interface Typed {
  readonly text: string
  readonly value: NumberInputValue
  readonly language: Language
}

const textOf = (value: NumberInputValue | undefined, language: Language): string =>
  typeof value === 'number' ? editedNumber(value, language) : (value ?? '')

/**
 * Takes a number in the notation of the page's language. The browser's own number input uses the browser's notation and
 * hides unreadable input from the page.
 */
export function NumberInput({
  value,
  onValueChange,
  min = Number.NEGATIVE_INFINITY,
  max = Number.POSITIVE_INFINITY,
  isWhole = true,
  onBlur,
  onKeyDown,
  ...rest
}: NumberInputProps) {
  const language = useLanguage()
  const [typed, setTyped] = useState<Typed | null>(null)
  // The typed text is shown until the value changes elsewhere, or the language of the page changes.
  const isTyped = typed !== null && typed.value === value && typed.language === language
  const text = isTyped ? typed.text : textOf(value, language)

  function change(next: string): void {
    const parsed = parseNumber(next, language, { isWhole })
    const nextValue = parsed === undefined ? next : parsed
    setTyped({ text: next, value: nextValue, language })
    onValueChange(nextValue)
  }

  function step(event: KeyboardEvent<HTMLInputElement>): void {
    onKeyDown?.(event)
    const by = event.key === 'ArrowUp' ? 1 : event.key === 'ArrowDown' ? -1 : 0
    const isModified = event.altKey || event.ctrlKey || event.metaKey || event.shiftKey
    const { readOnly, disabled } = event.currentTarget
    if (by === 0 || isModified || event.defaultPrevented || readOnly || disabled || typeof value === 'string') return
    event.preventDefault()
    setTyped(null)
    onValueChange(Math.min(max, Math.max(min, (value ?? 0) + by)))
  }

  return (
    <TextInput
      autoComplete="off"
      {...rest}
      type="text"
      role="spinbutton"
      inputMode={min < 0 ? 'text' : isWhole ? 'numeric' : 'decimal'}
      aria-valuenow={typeof value === 'number' ? value : undefined}
      aria-valuetext={text === '' ? undefined : text}
      aria-valuemin={Number.isFinite(min) ? min : undefined}
      aria-valuemax={Number.isFinite(max) ? max : undefined}
      value={text}
      onChange={(event) => change(event.target.value)}
      onKeyDown={step}
      onBlur={(event) => {
        // The field then shows how the text was read.
        setTyped(null)
        onBlur?.(event)
      }}
    />
  )
}
