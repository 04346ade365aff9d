<?php
declare(strict_types=1);

namespace HvacBlocks\Leads\Admin;

use HvacBlocks\Kernel\Schema;
use HvacBlocks\Leads\Store\Lead;
use HvacBlocks\Leads\Store\LeadNotes;
use HvacBlocks\Leads\Store\LeadRepository;
use WP_Error;
use WP_REST_Request;
use WP_REST_Response;

defined( 'ABSPATH' ) || exit;

/** `DELETE /admin/leads/{reference}/notes/{id}`: deletes a note by any author; returns the remaining notes. */
final readonly class DeleteNoteRoute extends OneLeadRoute {
	protected const METHOD = 'DELETE';
	protected const STEP   = '/notes/(?P<id>\d{1,18})';

	public function __construct( LeadRepository $leads, private LeadNotes $notes ) {
		parent::__construct( $leads );
	}

	public function args(): array {
		return array(
			...self::reference(),
			'id' => array(
				'type'     => 'integer',
				'required' => true,
			),
		);
	}

	public function schema(): array {
		return Schema::answer( 'lead-notes', array( 'notes' => LeadPage::notes_schema() ) );
	}

	protected function answer( Lead $lead, WP_REST_Request $request ): WP_REST_Response|WP_Error {
		return $this->notes->remove( is_int( $request['id'] ) ? $request['id'] : 0, $lead->id, get_current_user_id() )
			? new WP_REST_Response( array( 'notes' => $this->notes->of( $lead->id ) ) )
			: new WP_Error( 'hvac_blocks_no_note', __( 'Note not found, or it is not yours.', 'hvac-blocks' ), array( 'status' => 404 ) );
	}
}
