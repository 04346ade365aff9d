<?php
declare(strict_types=1);

use HvacBlocks\Editing\Blocks\Attributes;
use HvacBlocks\Editing\Blocks\BlockContext;
use HvacBlocks\Editing\Blocks\ViewModel;
use HvacBlocks\Editing\Seo\FaqQuestion;

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
