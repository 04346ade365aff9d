import { Button, Flex, Notice } from '@wordpress/components';
import { __ } from '@wordpress/i18n';
import { differences, valuesOf, type FormValues } from './form-values';
import type { Conflict } from './use-dealer';
import { fieldText } from './texts';

interface ConflictNoticeProps {
	conflict: Conflict;
	mine: FormValues;
	onKeepMine: () => void;
	onTakeTheirs: () => void;
}

/** Both versions of a dealer that two people edited at the same time, and a choice between them. */
export function ConflictNotice( { conflict, mine, onKeepMine, onTakeTheirs }: ConflictNoticeProps ) {
	const theirs = conflict.theirs && valuesOf( conflict.theirs );

	return (
		<Notice status="warning" isDismissible={ false } className="hvac-dealers__conflict">
			<p>
				<strong>{ conflict.message }</strong>{ ' ' }
				{ theirs
					? __( 'Your changes are still here. These fields differ:', 'hvac-blocks' )
					: __( 'Your changes are still here. Save again to recreate the dealer.', 'hvac-blocks' ) }
			</p>
			{ theirs && (
				<table className="widefat striped">
					<thead>
						<tr>
							<th scope="col">{ __( 'Field', 'hvac-blocks' ) }</th>
							<th scope="col">{ __( 'Theirs (saved)', 'hvac-blocks' ) }</th>
							<th scope="col">{ __( 'Yours', 'hvac-blocks' ) }</th>
						</tr>
					</thead>
					<tbody>
						{ differences( theirs, mine ).map( ( field ) => (
							<tr key={ field }>
								<th scope="row">{ fieldText( field ) }</th>
								<td>{ shown( theirs[ field ] ) }</td>
								<td>{ shown( mine[ field ] ) }</td>
							</tr>
						) ) }
					</tbody>
				</table>
			) }
			<Flex justify="flex-start" gap={ 3 } wrap>
				<Button variant="secondary" onClick={ onKeepMine }>
					{ __( 'Keep mine', 'hvac-blocks' ) }
				</Button>
				{ theirs && (
					<Button variant="tertiary" onClick={ onTakeTheirs }>
						{ __( 'Use theirs', 'hvac-blocks' ) }
					</Button>
				) }
			</Flex>
		</Notice>
	);
}

function shown( value: string | boolean ): string {
	if ( typeof value === 'boolean' ) {
		return value ? __( 'Yes', 'hvac-blocks' ) : __( 'No', 'hvac-blocks' );
	}

	return value || '—';
}
