import { useIsEditor } from '@hvac-blocks/view';
import { showDialog, View as Dialog } from '@ui/controls/dialog/view';
import type { WizardProps } from '@ui/wizard/wizard/types';
import { View as Wizard } from '@ui/wizard/wizard/view';
import { useRef } from '@wordpress/element';
import type { MouseEvent, ReactNode, RefObject } from 'react';

export interface WizardDialogProps extends WizardProps {
	/** Centered, or a sheet at the bottom. */
	mode: 'normal' | 'bottom' | 'system';
	texts: WizardProps[ 'texts' ] & { close: string };
}

interface Opened {
	dialog: RefObject< HTMLDialogElement >;
	opener: RefObject< HTMLButtonElement >;
}

export const useWizardDialog = (): Opened => ( {
	dialog: useRef< HTMLDialogElement >( null ),
	opener: useRef< HTMLButtonElement >( null ),
} );

interface OpenerProps extends Opened {
	id: string;
	className: string;
	children: ReactNode;
}

/** The button that opens the wizard; `command` opens it if this script fails. */
export function Opener( { dialog, opener, id, className, children }: OpenerProps ) {
	const open = ( event: MouseEvent ) => {
		event.preventDefault();
		showDialog( dialog.current );
	};

	return useIsEditor() ? (
		<div className={ className }>{ children }</div>
	) : (
		<button
			ref={ opener }
			type="button"
			className={ className }
			aria-haspopup="dialog"
			{ ...{ command: 'show-modal', commandfor: `${ id }-dialog` } }
			onClick={ open }
		>
			{ children }
		</button>
	);
}

interface Props extends Opened {
	props: WizardDialogProps;
}

export const View = ( { dialog, opener, props }: Props ) => (
	<Dialog
		dialog={ dialog }
		returnTo={ opener }
		className={ `hvac-wizard-dialog hvac-wizard-dialog--${ props.mode }` }
		id={ `${ props.id }-dialog` }
		labelledBy={ `${ props.id }-title` }
		close={ props.texts.close }
		isOpen={ false }
	>
		<Wizard { ...props } />
	</Dialog>
);
