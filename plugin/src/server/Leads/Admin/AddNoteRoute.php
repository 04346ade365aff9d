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

/** `POST /admin/leads/{reference}/notes`: adds a note; returns all notes, newest first. */
final readonly class AddNoteRoute extends OneLeadRoute {
	protected const STEP = '/notes';

	public function __construct( LeadRepository $leads, private LeadNotes $notes ) {
		parent::__construct( $leads );
	}

	public function args(): array {
		return array(
			...self::reference(),
			'note' => Schema::text( __( 'Plain text.', 'hvac-blocks' ), LeadNotes::LONGEST, is_required: true ),
		);
	}

	public function schema(): array {
		return Schema::answer( 'lead-notes', array( 'notes' => LeadPage::notes_schema() ) );
	}

	protected function answer( Lead $lead, WP_REST_Request $request ): WP_REST_Response|WP_Error {
		$note = trim( self::text( $request, 'note' ) );

		if ( '' === $note ) {
			return new WP_Error( 'hvac_blocks_empty_note', __( 'Please enter a note.', 'hvac-blocks' ), array( 'status' => 400 ) );
		}

		$this->notes->add( $lead->id, $note, get_current_user_id() );

		return new WP_REST_Response( array( 'notes' => $this->notes->of( $lead->id ) ), 201 );
	}
}
