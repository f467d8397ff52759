import { cx, type FieldProps } from '@sanguine/ui'
import { useUnsavedInput } from '@sanguine/ui/platform'
import type { ReactNode } from 'react'
import { type FieldValues, FormProvider, type SubmitHandler, type UseFormReturn, useFormState } from 'react-hook-form'
import styles from './form.module.css'

export interface FormProps<Values extends FieldValues> {
  /** of react-hook-form's `useForm`, best with `zodResolver(schema)` */
  readonly form: UseFormReturn<Values, unknown, Values>
  readonly onSubmit: SubmitHandler<Values>
  /** so that a button outside of the form can submit it */
  readonly id?: string | undefined
  readonly label?: string | undefined
  readonly className?: string | undefined
  readonly children: ReactNode
}

/** A form whose fields find their values by name. The browser's own checks are off: the schema's count. */
export function Form<Values extends FieldValues>({
  form,
  onSubmit,
  id,
  label,
  className,
  children,
}: FormProps<Values>) {
  const { isDirty } = useFormState({ control: form.control })
  useUnsavedInput(isDirty)
  return (
    <FormProvider {...form}>
      <form
        id={id}
        aria-label={label}
        className={cx(styles.form, className)}
        noValidate
        onSubmit={(event) => void form.handleSubmit(onSubmit)(event)}
      >
        {children}
      </form>
    </FormProvider>
  )
}

/** Fields on a grid of six; a field's `span` says how many columns it takes. */
export function FieldGrid({ children }: { readonly children: ReactNode }) {
  return <div className={styles.grid}>{children}</div>
}

/** Columns of a field on a `FieldGrid`. */
export type Span = 2 | 3 | 4 | 6

export interface GridFieldProps extends FieldProps {
  /** default 2 */
  readonly span?: Span | undefined
}

/** A field's frame, given its columns on the grid. */
export const onGrid = ({ span, className, ...field }: GridFieldProps): FieldProps => ({
  ...field,
  className: cx(span && styles[`span${span}`], className),
})
