import { Button, Flex } from '@wordpress/components';
import { __, sprintf } from '@wordpress/i18n';
import type { ReactNode } from 'react';

interface SelectionBarProps {
	/** "3 dealers selected". */
	text: string;
	/** The number of matching rows, as it is written; if set, all of them can be selected. */
	offersAll: string | null;
	onAll: () => void;
	onClear: () => void;
	/** The actions. */
	children: ReactNode;
}

/** How many rows are selected, with actions for them. */
export function SelectionBar( { text, offersAll, onAll, onClear, children }: SelectionBarProps ) {
	return (
		<Flex className="hvac-selection" justify="flex-start" gap={ 3 } wrap>
			<span role="status">{ text }</span>
			{ offersAll !== null && (
				<Button variant="link" onClick={ onAll }>
					{ sprintf(
						/* translators: %s: how many rows match. */
						__( 'Select all %s that match', 'hvac-blocks' ),
						offersAll
					) }
				</Button>
			) }
			{ children }
			<Button variant="tertiary" onClick={ onClear }>
				{ __( 'Clear selection', 'hvac-blocks' ) }
			</Button>
		</Flex>
	);
}
