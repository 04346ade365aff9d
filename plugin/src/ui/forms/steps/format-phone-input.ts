import { formatPhone } from '@client/domain/form-phone';
import type { FormField } from '@client/domain/form';

/**
 * Formats a phone number while it is typed; the cursor keeps its position among the digits.
 *
 * @param input the control
 * @param event its input event; without an `inputType` it comes from autofill or a script
 * @param displayValue formats a complete number, once the rules are loaded
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

	// In some browsers, setting the selection would focus the control.
	if ( input.ownerDocument.activeElement === input ) {
		input.setSelectionRange( edited.caret, edited.caret );
	}
}
