<?php
declare(strict_types=1);

namespace HvacBlocks\Site\SiteSearch;

use HvacBlocks\Editing\Blocks\BlockContext;

defined( 'ABSPATH' ) || exit;

/** The props of `ui/forms/search-form`, which searches in the page's language. */
final class SearchForm {
	/**
	 * @param string $value the field's initial value
	 * @return array{id: string, action: string, label: string, button: string, value: string, longest: int}
	 */
	public static function props( BlockContext $context, string $value ): array {
		return array(
			'id'      => "$context->id-search",
			'action'  => $context->service( SearchAddress::class )->of( $context->language ),
			'label'   => __( 'Search this site', 'hvac-blocks' ),
			'button'  => __( 'Search', 'hvac-blocks' ),
			'value'   => $value,
			'longest' => SearchQuery::LONGEST,
		);
	}
}
