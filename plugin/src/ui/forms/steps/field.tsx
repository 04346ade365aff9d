import type { FormField } from '@client/domain/form';
import { optionsIn } from '@client/domain/form-country';
import { View as Field } from '@ui/forms/field/view';
import type { Steps, StepsProps } from './types';

interface Props {
	props: Pick< StepsProps, 'id' | 'form' | 'texts' >;
	steps: Steps;
	field: Omit< FormField, 'rules' >;
	value: string;
}

/** A field of a step with its message. */
export const StepField = ( { props: { id, form, texts }, steps, field, value }: Props ) => (
	<Field
		id={ `${ id }-${ field.name }` }
		name={ steps.nameOf( field.name ) }
		field={ { ...field, options: optionsIn( steps.country, field ) } }
		value={ value }
		error={ steps.errors[ field.name ] ?? '' }
		optional={ texts.optional }
		counter={ form.texts.counter ?? '' }
	/>
);
