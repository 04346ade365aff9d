import { Notice, SelectControl } from '@wordpress/components';
import { useEffect, useRef, useState } from '@wordpress/element';
import { __, sprintf } from '@wordpress/i18n';
import { sentence } from '@client/domain/text';
import { apiRequest, problemOf } from '../shared/api';
import { ErrorState, Skeleton } from '../shared/states';
import { useResource } from '../shared/use-resource';
import { BackToList } from './back-to-list';
import type { Outcome } from './outcome';
import type { AccessAnswer, RoleAccess } from './types';

/** Which of the site's roles may see leads, and which may manage them. */
export function Access( { onClose }: { onClose: () => void } ) {
	const { data, problem, isLoading, reload, replace } = useResource< AccessAnswer >( '/lead-access' );
	const [ outcome, setOutcome ] = useState< Outcome | null >( null );
	const [ busy, setBusy ] = useState( '' );
	const heading = useRef< HTMLHeadingElement >( null );

	useEffect( () => heading.current?.focus(), [] );

	async function save( { role, name }: RoleAccess, access: string ): Promise< void > {
		setBusy( role );
		setOutcome( null );

		try {
			replace( await apiRequest< AccessAnswer >( '/lead-access', { method: 'PUT', data: { role, access } } ) );
			setOutcome( {
				status: 'success',
				/* translators: %s: a role, such as Editor. */
				message: sentence( __( 'Saved for %s.', 'hvac-blocks' ), name ),
			} );
		} catch ( error: unknown ) {
			setOutcome( { status: 'error', message: problemOf( error ).message } );
		} finally {
			setBusy( '' );
		}
	}

	return (
		<div className="hvac-leads">
			<BackToList onClose={ onClose } />
			<h2 ref={ heading } tabIndex={ -1 } className="hvac-leads__heading">
				{ __( 'Lead access', 'hvac-blocks' ) }
			</h2>
			<p className="hvac-leads__hint">
				{ __(
					'Leads are personal data, so give each role only the access it needs. Users who manage leads can resend them, email them to any address, write notes, record revoked consent, change consent texts, export and delete.',
					'hvac-blocks'
				) }
			</p>
			{ outcome && (
				<Notice status={ outcome.status } onRemove={ () => setOutcome( null ) }>
					{ outcome.message }
				</Notice>
			) }
			{ problem && (
				<ErrorState
					title={ __( 'The roles could not be loaded.', 'hvac-blocks' ) }
					problem={ problem }
					onRetry={ reload }
				/>
			) }
			{ ! data && isLoading && <Skeleton lines={ 6 } /> }
			{ data && (
				<table className="widefat striped hvac-leads__access">
					<caption className="screen-reader-text">{ __( 'Roles', 'hvac-blocks' ) }</caption>
					<thead>
						<tr>
							<th scope="col">{ __( 'Role', 'hvac-blocks' ) }</th>
							<th scope="col">{ __( 'Leads', 'hvac-blocks' ) }</th>
						</tr>
					</thead>
					<tbody>
						{ data.roles.map( ( role ) => (
							<tr key={ role.role }>
								<th scope="row">{ role.name }</th>
								<td>
									{ role.isFixed ? (
										accessText( role.access )
									) : (
										<SelectControl
											__next40pxDefaultSize
											__nextHasNoMarginBottom
											hideLabelFromVision
											label={ sprintf(
												/* translators: %s: a role, such as Editor. */
												__( 'Access for %s', 'hvac-blocks' ),
												role.name
											) }
											value={ role.access }
											disabled={ busy !== '' }
											options={ [ 'none', 'view', 'manage' ].map( ( value ) => ( {
												value,
												label: accessText( value ),
											} ) ) }
											onChange={ ( access ) => void save( role, access ) }
										/>
									) }
								</td>
							</tr>
						) ) }
					</tbody>
				</table>
			) }
		</div>
	);
}

function accessText( access: string ): string {
	switch ( access ) {
		case 'manage':
			return __( 'View and manage', 'hvac-blocks' );
		case 'view':
			return __( 'View only', 'hvac-blocks' );
		default:
			return __( 'No access', 'hvac-blocks' );
	}
}
