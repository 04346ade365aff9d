import { Button, Flex, Modal } from '@wordpress/components';
import { __ } from '@wordpress/i18n';
import type { ReactNode } from 'react';
import { Message } from './message';

interface ConfirmProps {
	title: string;
	/** The button's action, as a verb. */
	action: string;
	/** The other button's text, if it does more than close the dialog. */
	cancel?: string;
	isBusy?: boolean;
	isDestructive?: boolean;
	/** Why it failed. */
	problem?: string;
	onConfirm: () => void;
	onCancel: () => void;
	children: ReactNode;
}

/** Asks before an action that cannot be undone. */
export function Confirm( {
	title,
	action,
	cancel = __( 'Cancel', 'hvac-blocks' ),
	isBusy = false,
	isDestructive = false,
	problem = '',
	onConfirm,
	onCancel,
	children,
}: ConfirmProps ) {
	return (
		<Modal title={ title } onRequestClose={ onCancel } size="small">
			{ children }
			<Message text={ problem } />
			<Flex justify="flex-end" className="hvac-screen__confirm">
				<Button variant="tertiary" onClick={ onCancel }>
					{ cancel }
				</Button>
				<Button
					variant="primary"
					isDestructive={ isDestructive }
					isBusy={ isBusy }
					aria-disabled={ isBusy }
					onClick={ () => isBusy || onConfirm() }
				>
					{ action }
				</Button>
			</Flex>
		</Modal>
	);
}
