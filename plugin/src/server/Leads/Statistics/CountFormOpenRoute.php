<?php
declare(strict_types=1);

namespace HvacBlocks\Leads\Statistics;

use HvacBlocks\Editing\Forms\FormLibrary;
use HvacBlocks\Kernel\Schema;
use HvacBlocks\Platform\Settings\Settings;
use WP_REST_Request;

defined( 'ABSPATH' ) || exit;

/** `POST /form-opens`: counts that a page's visitor began a form; always responds 204. */
final readonly class CountFormOpenRoute extends CountRoute {
	protected const KIND  = 'form-opens';
	protected const TITLE = 'counted-form-open';

	public function __construct(
		private FormLibrary $forms,
		private DailyCounts $counts,
		private Settings $settings,
		CountGuard $guard,
	) {
		parent::__construct( $guard );
	}

	public function args(): array {
		return array(
			'form' => Schema::text( __( 'The name of the form.', 'hvac-blocks' ), 64, is_required: true ),
		);
	}

	protected function count( WP_REST_Request $request ): void {
		$form = self::text( $request, 'form' );

		// Only existing forms: clients cannot fill the table with invented names.
		if ( $this->settings->bool( 'search_report' ) && $this->forms->has( $form ) ) {
			$this->counts->add( DailyCounts::FORM_OPENED, $form );
		}
	}
}
