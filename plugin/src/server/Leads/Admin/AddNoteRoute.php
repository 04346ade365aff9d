<?php
declare(strict_types=1);

namespace HvacBlocks\Leads\Admin;

use HvacBlocks\Kernel\Route;
use HvacBlocks\Leads\Access\LeadAccess;
use HvacBlocks\Leads\Store\Lead;
use HvacBlocks\Leads\Store\LeadNotes;
use HvacBlocks\Leads\Store\LeadRepository;
use WP_Error;
use WP_REST_Request;
use WP_REST_Response;

defined( 'ABSPATH' ) || exit;

/** `POST /admin/leads/{reference}/notes`: writes a note; answers all notes, the newest first. */
final readonly class AddNoteRoute implements Route {
	public function __construct( private LeadRepository $leads, private LeadNotes $notes ) {}

	public function path(): string {
		return OneLeadRoute::PATH . '/notes';
	}

	public function method(): string {
		return 'POST';
	}

	public function args(): array {
		return array(
			...OneLeadRoute::args(),
			'note' => array(
				'type'        => 'string',
				'maxLength'   => LeadNotes::LONGEST,
				'required'    => true,
				'description' => __( 'Plain text.', 'hvac-blocks' ),
			),
		);
	}

	public function schema(): array {
		return array(
			'$schema'    => 'http://json-schema.org/draft-04/schema#',
			'title'      => 'lead-notes',
			'type'       => 'object',
			'properties' => array( 'notes' => LeadPage::notes_schema() ),
		);
	}

	public function permission( WP_REST_Request $request ): bool {
		return LeadAccess::manage();
	}

	public function respond( WP_REST_Request $request ): WP_REST_Response|WP_Error {
		$lead = OneLeadRoute::lead( $this->leads, $request );
		$note = is_string( $request['note'] ) ? trim( $request['note'] ) : '';

		if ( ! $lead instanceof Lead ) {
			return $lead;
		}

		if ( '' === $note ) {
			return new WP_Error( 'hvac_blocks_empty_note', __( 'Please enter a note.', 'hvac-blocks' ), array( 'status' => 400 ) );
		}

		$this->notes->add( $lead->id, $note, get_current_user_id() );

		return new WP_REST_Response( array( 'notes' => $this->notes->of( $lead->id ) ), 201 );
	}
}
