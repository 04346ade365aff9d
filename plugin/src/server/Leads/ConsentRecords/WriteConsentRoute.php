<?php
declare(strict_types=1);

namespace HvacBlocks\Leads\ConsentRecords;

use HvacBlocks\Kernel\SaveError;
use HvacBlocks\Kernel\Schema;
use HvacBlocks\Leads\Consent\ConsentRegistry;
use HvacBlocks\Leads\Consent\ConsentRules;
use HvacBlocks\Leads\Consent\ConsentsView;
use HvacBlocks\Platform\Database\DatabaseFailure;
use HvacBlocks\Platform\Languages\Language;
use HvacBlocks\Platform\Rest\Router;
use WP_Error;
use WP_REST_Request;
use WP_REST_Response;

defined( 'ABSPATH' ) || exit;

/** `POST /admin/consents`: a new version of a form's consent text in one language; responds like `GET`. Nothing is overwritten. */
final readonly class WriteConsentRoute extends ListConsentsRoute {
	protected const METHOD = 'POST';

	public function __construct( private ConsentRegistry $registry, ConsentsView $view ) {
		parent::__construct( $view );
	}

	public function args(): array {
		return array(
			'form'     => Schema::choice( $this->registry->names(), null, __( 'The name of the form, with /marketing for its text about marketing.', 'hvac-blocks' ) ),
			// Not "lang": that would change the language of the response's own texts.
			'language' => Schema::choice( array_column( Language::cases(), 'value' ), null, __( 'The language of the text.', 'hvac-blocks' ) ),
			'after'    => Schema::text( __( 'The version that the new one replaces. If another version is in force by then, nothing is saved.', 'hvac-blocks' ), 32, is_required: true ),
			'text'     => Schema::text( __( 'Plain text. You can use {brand}, and {sender} for the brand with its postal address.', 'hvac-blocks' ), 3 * ConsentRules::LONGEST, is_required: true ),
		);
	}

	public function respond( WP_REST_Request $request ): WP_REST_Response|WP_Error {
		$form = self::text( $request, 'form' );
		$lang = Language::from( self::text( $request, 'language' ) );

		$text    = ConsentRules::normalised( self::text( $request, 'text' ) );
		$problem = ConsentRules::problem( $text );
		$current = $this->registry->current( $form, $lang );

		if ( null === $current ) {
			return new WP_Error( 'hvac_blocks_no_consent', __( 'This form has no consent text.', 'hvac-blocks' ), array( 'status' => 400 ) );
		}

		if ( null === $problem && $text === $current->text ) {
			$problem = __( 'This text is already in use.', 'hvac-blocks' );
		}

		if ( null !== $problem ) {
			return SaveError::invalid( 'hvac_blocks_invalid_consent', array( 'text' => $problem ), $problem );
		}

		try {
			$new = $this->registry->add( $form, $lang, $text, get_current_user_id(), self::text( $request, 'after' ) );
		} catch ( DatabaseFailure $failure ) {
			return Router::unavailable( $failure, 'hvac_blocks_not_stored', __( 'The text could not be saved. Please try again.', 'hvac-blocks' ) );
		}

		return null === $new
			? new WP_Error( 'hvac_blocks_conflict', __( 'Someone else saved another version. Please review it first.', 'hvac-blocks' ), array( 'status' => 409 ) )
			: new WP_REST_Response( $this->view->all(), 201 );
	}
}
