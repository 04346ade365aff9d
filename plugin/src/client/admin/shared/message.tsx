import { Notice } from '@wordpress/components';

interface Props {
	/** Nothing is shown without a text. */
	text: string | null | undefined;
	status?: 'error' | 'warning' | 'success';
	/** It can be closed only with this. */
	onRemove?: () => void;
}

/** What went wrong, or what was done. */
export function Message( { text, status = 'error', onRemove }: Props ) {
	return text ? (
		<Notice status={ status } isDismissible={ onRemove !== undefined } { ...( onRemove ? { onRemove } : {} ) }>
			{ text }
		</Notice>
	) : null;
}
