<?php
declare(strict_types=1);

namespace HvacBlocks\Site\Setup;

use HvacBlocks\Kernel\Endpoint;
use HvacBlocks\Kernel\Schema;
use HvacBlocks\Site\SiteStyle\SiteStyle;
use HvacBlocks\Site\SiteStyle\StyleChoice;
use WP_Error;
use WP_REST_Request;
use WP_REST_Response;

defined( 'ABSPATH' ) || exit;

/** `POST /admin/setup/style`: gives the site the plugin's style variation, or its theme's own styles. Responds like `GET /admin/setup`. */
final readonly class ChooseStyleRoute extends Endpoint {
	protected const METHOD = 'POST';
	protected const PATH   = '/hvac-blocks/v1/admin/setup/style';

	public function __construct( private SiteStyle $style, private SetupAnswer $answer ) {}

	public function args(): array {
		return array(
			'style' => Schema::choice( array( StyleChoice::Theme->value, StyleChoice::Plugin->value ), null, __( 'Whose styles: the theme’s or the plugin’s.', 'hvac-blocks' ) ),
		);
	}

	public function schema(): array {
		return SetupAnswer::schema();
	}

	/** WordPress asks for the same right in its Site Editor. */
	public function permission( WP_REST_Request $request ): bool {
		return current_user_can( SetupScreen::get()->capability ) && current_user_can( 'edit_theme_options' );
	}

	public function respond( WP_REST_Request $request ): WP_REST_Response|WP_Error {
		if ( StyleChoice::None === $this->style->choice() ) {
			return new WP_Error( 'hvac_blocks_classic_theme', __( 'Your theme has no styles to choose from.', 'hvac-blocks' ), array( 'status' => 409 ) );
		}

		$this->style->write( StyleChoice::Plugin->value === $request['style'] ? $this->style->content() : SiteStyle::NOTHING );

		return new WP_REST_Response( $this->answer->get() );
	}
}
