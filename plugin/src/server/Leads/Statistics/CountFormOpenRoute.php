<?php
declare(strict_types=1);

namespace HvacBlocks\Leads\Statistics;

use HvacBlocks\Editing\Forms\FormLibrary;
use HvacBlocks\Kernel\Endpoint;
use HvacBlocks\Platform\Settings\Settings;
use WP_Error;
use WP_REST_Request;
use WP_REST_Response;

defined( 'ABSPATH' ) || exit;

/** `POST /form-opens`: counts that a page's visitor began a form; always responds 204. */
final readonly class CountFormOpenRoute extends Endpoint {
	protected const METHOD = 'POST';
	protected const PATH   = '/hvac-blocks/v1/form-opens';
	protected const MAY    = self::EVERYBODY;

	/** Opened forms per minute from one address. */
	private const LIMIT = 20;

	public function __construct(
		private FormLibrary $forms,
		private DailyCounts $counts,
		private Settings $settings,
		private CountGuard $guard,
	) {}

	public function args(): array {
		return array(
			'form' => array(
				'description' => __( 'The name of the form.', 'hvac-blocks' ),
				'type'        => 'string',
				'maxLength'   => 64,
				'required'    => true,
			),
		);
	}

	public function schema(): array {
		return array(
			'$schema'     => 'http://json-schema.org/draft-04/schema#',
			'title'       => 'counted-form-open',
			'description' => __( 'No content (204).', 'hvac-blocks' ),
			'type'        => 'null',
		);
	}

	public function respond( WP_REST_Request $request ): WP_REST_Response|WP_Error {
		$refusal = $this->guard->refusal( $request, 'form-opens', self::LIMIT );

		if ( null !== $refusal ) {
			return $refusal;
		}

		$form = is_string( $request['form'] ) ? $request['form'] : '';

		// Only existing forms: clients cannot fill the table with invented names.
		if ( $this->settings->bool( 'search_report' ) && $this->forms->has( $form ) ) {
			$this->counts->add( DailyCounts::FORM_OPENED, $form );
		}

		return new WP_REST_Response( null, 204 );
	}
}
