import { Button, Flex, Notice } from '@wordpress/components';
import { __ } from '@wordpress/i18n';
import type { RecordKind } from './kind';
import { differences } from './values';

/** Someone else saved or deleted the record. */
export interface Conflict< Stored > {
	/** Null if the record was deleted. */
	theirs: Stored | null;
	message: string;
}

interface ConflictNoticeProps< Values extends object, Stored > {
	kind: RecordKind< Values, Stored >;
	conflict: Conflict< Stored >;
	mine: Values;
	onKeepMine: () => void;
	onTakeTheirs: () => void;
}

/** Both versions of a record that two people edited at the same time, and a choice between them. */
export function ConflictNotice< Values extends object, Stored >( {
	kind,
	conflict,
	mine,
	onKeepMine,
	onTakeTheirs,
}: ConflictNoticeProps< Values, Stored > ) {
	const theirs = conflict.theirs && kind.valuesOf( conflict.theirs );

	return (
		<Notice status="warning" isDismissible={ false } className="hvac-record__conflict">
			<p>
				<strong>{ conflict.message }</strong>{ ' ' }
				{ theirs
					? __( 'Your changes are still here. These fields differ:', 'hvac-blocks' )
					: kind.texts.recreate }
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
								<th scope="row">{ kind.fieldText( field ) }</th>
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

function shown( value: unknown ): string {
	if ( typeof value === 'boolean' ) {
		return value ? __( 'Yes', 'hvac-blocks' ) : __( 'No', 'hvac-blocks' );
	}

	return String( value ) || '—';
}
