import { formatPhone } from '@client/domain/form-phone';
import type { FormField } from '@client/domain/form';

/**
 * Writes a phone number as people do while it is typed; the cursor stays where it was among the digits.
 *
 * @param input the control
 * @param event its input event; one that does not say what was typed comes from the browser's memory or a script
 * @param shown writes a whole number, once the rules are loaded
 * @param field
 */
export function formatPhoneInput(
	input: HTMLInputElement,
	event: Partial< Pick< InputEvent, 'inputType' | 'isComposing' > >,
	displayValue?: ( field: FormField, input: string ) => string,
	field?: FormField
): void {
	if ( event.isComposing ) {
		return;
	}

	const { inputType = '' } = event;
	const isWhole = inputType === '' || [ 'insertFromPaste', 'insertReplacementText' ].includes( inputType );
	const caret = input.selectionStart ?? input.value.length;
	const whole =
		isWhole && displayValue && field && caret === input.value.length
			? displayValue( field, input.value )
			: input.value;
	const edited = formatPhone(
		whole,
		whole === input.value ? caret : whole.length,
		inputType === 'deleteContentForward'
	);

	if ( input.value === edited.value && caret === edited.caret ) {
		return;
	}

	input.value = edited.value;

	// A control that is not focused would take the focus in some browsers.
	if ( input.ownerDocument.activeElement === input ) {
		input.setSelectionRange( edited.caret, edited.caret );
	}
}
