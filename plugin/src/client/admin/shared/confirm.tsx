import { Button, Flex, Modal } from '@wordpress/components';
import { __ } from '@wordpress/i18n';
import type { ReactNode } from 'react';

interface ConfirmProps {
	title: string;
	/** What the button does, as a verb. */
	action: string;
	isBusy?: boolean;
	isDestructive?: boolean;
	onConfirm: () => void;
	onCancel: () => void;
	children: ReactNode;
}

/** Asks before something that cannot be undone by a press. */
export function Confirm( {
	title,
	action,
	isBusy = false,
	isDestructive = false,
	onConfirm,
	onCancel,
	children,
}: ConfirmProps ) {
	return (
		<Modal title={ title } onRequestClose={ onCancel } size="small">
			{ children }
			<Flex justify="flex-end" className="hvac-screen__confirm">
				<Button variant="tertiary" onClick={ onCancel }>
					{ __( 'Cancel', 'hvac-blocks' ) }
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
