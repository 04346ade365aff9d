<?php
declare(strict_types=1);

use HvacBlocks\Blocks\Attributes;
use HvacBlocks\Blocks\BlockContext;
use HvacBlocks\Blocks\ViewModel;
use HvacBlocks\Seo\FaqQuestion;

defined( 'ABSPATH' ) || exit;

return static function ( Attributes $attributes, BlockContext $context ): ?ViewModel {
	$question = $attributes->text( 'question' );

	return $context->lacks( $question ) ? null : new ViewModel(
		props: array(
			'isOpen' => $attributes->bool( 'openByDefault' ),
			'anchor' => sanitize_title( $attributes->text( 'anchor' ) ),
		),
		slots: array( 'question' => $question ),
		structured_data: FaqQuestion::nodes( $question, $context->content ),
	);
};
