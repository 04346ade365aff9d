import { Button, Flex, Modal, Notice } from '@wordpress/components';
import { __ } from '@wordpress/i18n';
import type { ReactNode } from 'react';

interface ConfirmProps {
	title: string;
	/** What the button does, as a verb. */
	action: string;
	/** On the other button, where it does more than closing the dialog. */
	cancel?: string;
	isBusy?: boolean;
	isDestructive?: boolean;
	/** Why it could not be done. */
	problem?: string;
	onConfirm: () => void;
	onCancel: () => void;
	children: ReactNode;
}

/** Asks before something that cannot be undone by a press. */
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
			{ problem && (
				<Notice status="error" isDismissible={ false }>
					{ problem }
				</Notice>
			) }
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
