<?php
declare(strict_types=1);

namespace HvacBlocks\Leads\Admin;

use HvacBlocks\Kernel\Endpoint;
use HvacBlocks\Kernel\Schema;
use HvacBlocks\Leads\Access\LeadAccess;
use HvacBlocks\Leads\Store\Lead;
use HvacBlocks\Leads\Store\LeadNotes;
use HvacBlocks\Leads\Store\LeadRepository;
use WP_Error;
use WP_REST_Request;
use WP_REST_Response;

defined( 'ABSPATH' ) || exit;

/** `DELETE /admin/leads/{reference}/notes/{id}`: deletes a note by any author; returns the remaining notes. */
final readonly class DeleteNoteRoute extends Endpoint {
	protected const METHOD = 'DELETE';
	protected const MAY    = array( LeadAccess::VIEW, LeadAccess::MANAGE );

	public function __construct( private LeadRepository $leads, private LeadNotes $notes ) {}

	public function path(): string {
		return OneLeadRoute::PATH . '/notes/(?P<id>\d{1,18})';
	}

	public function args(): array {
		return array(
			...OneLeadRoute::args(),
			'id' => array(
				'type'     => 'integer',
				'required' => true,
			),
		);
	}

	public function schema(): array {
		return Schema::answer(
			'lead-notes',
			array( 'notes' => LeadPage::notes_schema() )
		);
	}

	public function respond( WP_REST_Request $request ): WP_REST_Response|WP_Error {
		$lead = OneLeadRoute::lead( $this->leads, $request );

		if ( ! $lead instanceof Lead ) {
			return $lead;
		}

		return $this->notes->remove( is_int( $request['id'] ) ? $request['id'] : 0, $lead->id, get_current_user_id() )
			? new WP_REST_Response( array( 'notes' => $this->notes->of( $lead->id ) ) )
			: new WP_Error( 'hvac_blocks_no_note', __( 'Note not found, or it is not yours.', 'hvac-blocks' ), array( 'status' => 404 ) );
	}
}
